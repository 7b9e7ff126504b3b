"""View -> scene: what lies where, what may be clicked, what is said."""
