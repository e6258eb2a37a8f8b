const interiorSets = 8;

/** Storybook publishes the drawings under their own names; the server publishes them by salon. */
function drawingOf(path: string): string {
  const isDark = path.endsWith('-dark.svg');
  const plain = path.replace(/(-dark)?\.svg$/, '');
  const [folder = '', id = '', kind = ''] = plain.split('/');
  if (folder === 'avatars') return `${plain}.svg`;
  const theme = isDark ? 'dark' : 'light';
  if (folder === 'categories') return `${plain}-${theme}.svg`;
  if (kind === 'facade') return `facades/${id}-${theme}.svg`;
  return `interiors/${(Number(id) % interiorSets) + 1}-${kind}-${theme}.svg`;
}

/** URL of a marketplace picture in Storybook, which has no server. */
export function storyPicture(path: string): string {
  return `${import.meta.env.BASE_URL}storage/${drawingOf(path.replace(/^\/+/, ''))}`;
}
