"""What players see: view -> scene, boards, showings."""
