/** One colour per player (styles/seats.css says which shape belongs to it). */
export const seatColour = (seat: number | undefined): string | undefined =>
  seat === undefined ? undefined : `var(--seat-${'abcde'[seat % 5]})`;
