// Handles keyboard shortcuts for the whole app.
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isOverlayOpen, isTypingExpected, takesText, watchTyping } from '../../design/overlays/typing.ts';
import { accessHolder } from '../../platform/access.ts';
import { partWithControls } from '../../platform/chunks/lazy-page.tsx';
import { singleKeysOn } from '../../platform/single-keys.ts';
import { useCurrentUser } from '../../platform/startup/use-startup.ts';
import { useRail } from '../layout/navigation/use-rail.ts';
import { permittedPages } from '../layout/navigation/visible-navigation.ts';
import { openPalette } from '../palette/palette-state.ts';
import { decideShortcut, type ShortcutAction } from './decide-shortcut.ts';
import { openShortcutHelp, useShortcutHelpOpen } from './shortcut-help-state.ts';

const ShortcutHelp = partWithControls(() => import('./ShortcutHelp.tsx'));

/** How long G waits for the next letter. */
const LETTER_WITHIN_MS = 1200;

export function ShortcutHost() {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { toggle } = useRail();
  const helpOpen = useShortcutHelpOpen();
  const pressedG = useRef(Number.NEGATIVE_INFINITY);

  const goByLetter = (letter: string) => {
    const page = permittedPages(accessHolder(user)).find(({ shortcut }) => shortcut === letter);
    if (page) void navigate(page.to);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented) return;
    const afterG = event.timeStamp - pressedG.current < LETTER_WITHIN_MS;
    pressedG.current = Number.NEGATIVE_INFINITY;
    const action = decideShortcut(
      {
        key: event.key,
        command: event.ctrlKey || event.metaKey,
        alt: event.altKey,
        typing: takesText(event.target) || isOverlayOpen() || isTypingExpected(),
      },
      { singleKeysOn: singleKeysOn(), afterG },
    );
    if (!action) return;
    event.preventDefault();
    perform(action, event.timeStamp);
  });

  const perform = (action: ShortcutAction, at: number) => {
    switch (action.kind) {
      case 'palette':
        return openPalette();
      case 'await_letter':
        pressedG.current = at;
        return;
      case 'go':
        return goByLetter(action.letter);
      case 'help':
        return openShortcutHelp();
      case 'focus_search':
        return focusPageSearch();
      case 'toggle_sidebar':
        return toggle();
    }
  };

  useEffect(watchTyping, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return <Suspense>{helpOpen && <ShortcutHelp />}</Suspense>;
}

/** The page's search field, or the palette when the page has none. */
function focusPageSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  if (field) field.focus();
  else openPalette();
}
