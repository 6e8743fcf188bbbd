/** The order of the server's rooms: a room may call the service of an earlier one, never of a later one. */

const rooms = [
  'identity',
  'company',
  'locations',
  'staff',
  'attachments',
  'notifications',
  'integrations',
  'imports',
  'saved-views',
  'presence',
  'positions',
  'hiring-processes',
  'applicants',
  'careers',
  'messages',
  'interviews',
  'documents',
  'offers',
  'background-checks',
  'employees',
  'payroll',
  'onboarding',
  'everify',
  'automation',
  'reports',
  'analytics',
  'privacy',
  'home',
];

/** The reason why `from` must not import `file` of the room `to`, or null. */
export function reasonAgainstRoom(from: string, to: string, file: string): string | null {
  if (!rooms.includes(from)) return `"${from}" is not in the order of rooms`;
  if (!rooms.includes(to)) return `"${to}" is not in the order of rooms`;
  if (rooms.indexOf(to) > rooms.indexOf(from)) return `${to} comes after ${from} in the order of rooms`;
  if (file !== `${to}.service.ts`) return `another room is entered only through its ${to}.service.ts`;
  return null;
}
