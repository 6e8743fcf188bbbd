import { useTexts } from '../../texts/texts.ts';
import type { SaveState } from './saver.ts';

/** `saved` replaces the usual text. */
export function SaveNote({ state, saved }: { state: SaveState; saved?: string }) {
  const { t } = useTexts();
  const text = {
    idle: '',
    saving: t('careers:apply.saving'),
    saved: saved ?? t('careers:apply.saved'),
    offline: t('careers:apply.notSaved'),
  }[state];
  return (
    <span class={state === 'offline' ? 'save-note save-note-offline' : 'save-note'} role="status">
      {text}
    </span>
  );
}
