// Names for statements that are put together from filters, so that each shape is planned once per connection.
import { createHash } from 'node:crypto';

/** Beyond these, a shape is planned each time. */
const SHAPES_MAX = 300;
const names = new Map<string, string>();

/** The empty name prepares nothing. */
export const unnamed = (text: string): [name: string, text: string] => ['', text];

/** Name and text, as a prepared statement takes them. */
export function named(text: string): [name: string, text: string] {
  const known = names.get(text);
  if (known !== undefined) return [known, text];
  if (names.size >= SHAPES_MAX) return unnamed(text);
  const name = `shape_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return [name, text];
}
