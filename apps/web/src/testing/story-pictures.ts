const interiorSets = 8;

/** Storybook publishes the drawings under their own names; the server publishes them by salon. */
function drawingOf(path: string): string {
  const isNight = path.endsWith('-night.svg');
  const plain = path.replace(/(-night)?\.svg$/, '');
  const [folder = '', id = '', kind = ''] = plain.split('/');
  if (folder === 'avatars') return `${plain}.svg`;
  const time = isNight ? 'night' : 'day';
  if (folder === 'categories') return `${plain}-${time}.svg`;
  if (kind === 'facade') return `facades/${id}-${time}.svg`;
  return `interiors/${(Number(id) % interiorSets) + 1}-${kind}-${time}.svg`;
}

/** Address of a picture of the marketplace in Storybook, where there is no server. */
export function storyPicture(path: string): string {
  return `${import.meta.env.BASE_URL}storage/${drawingOf(path.replace(/^\/+/, ''))}`;
}
