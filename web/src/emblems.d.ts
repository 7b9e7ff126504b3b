declare module 'virtual:emblems' {
  /** by game: the outlines of its drawings by name */
  const games: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default games;
}
