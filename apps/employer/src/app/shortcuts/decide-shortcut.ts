// What a key means while no field has focus (WCAG 2.1.4: single-key shortcuts can be turned off).

export interface KeyPress {
  key: string;
  /** Ctrl or Cmd. */
  command: boolean;
  alt: boolean;
  /** A field or another text input has focus. */
  typing: boolean;
}

export interface ShortcutContext {
  singleKeysOn: boolean;
  /** G was pressed a moment before. */
  afterG: boolean;
}

export type ShortcutAction =
  | { kind: 'palette' }
  | { kind: 'await_letter' }
  | { kind: 'go'; letter: string }
  | { kind: 'help' }
  | { kind: 'focus_search' }
  | { kind: 'toggle_sidebar' };

export function decideShortcut(press: KeyPress, context: ShortcutContext): ShortcutAction | null {
  const key = press.key.toLowerCase();
  // With Ctrl or Cmd it isn't a single-key shortcut, so it works while typing too.
  if (press.command) return key === 'k' && !press.alt ? { kind: 'palette' } : null;
  if (press.alt || press.typing || !context.singleKeysOn) return null;
  if (context.afterG && /^[a-z]$/.test(key)) return { kind: 'go', letter: key.toUpperCase() };
  switch (key) {
    case 'g':
      return { kind: 'await_letter' };
    case '?':
      return { kind: 'help' };
    case '/':
      return { kind: 'focus_search' };
    case '[':
      return { kind: 'toggle_sidebar' };
    default:
      return null;
  }
}
