/** Paths of the salon's side; apart from `paths`, so that no customer's page loads them. */
export const deskPaths = {
  day: '/desk',
  week: '/desk/week',
  messages: '/desk/messages',
  conversation: (id: string) => `/desk/messages?with=${id}`,
  reviews: '/desk/reviews',
  numbers: '/desk/numbers',
  settings: '/desk/settings',
  settingsOf: (area: string) => `/desk/settings/${area}`,
  members: '/desk/members',
  listing: '/desk/listing',
} as const;
