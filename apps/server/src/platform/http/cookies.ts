// API cookies: parsed from the raw header, and set so that scripts and other sites never see them.

export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=') || null;
  }
  return null;
}

export const writeCookie = (
  name: string,
  value: string,
  { path, maxAgeSeconds, publicUrl }: { path: string; maxAgeSeconds: number; publicUrl: string },
): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
