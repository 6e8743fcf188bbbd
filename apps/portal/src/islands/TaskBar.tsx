// The header of a page with a form: back link, title and language switch.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { ComponentChildren } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import { Languages } from '../parts/Languages.tsx';
import { useTexts } from '../texts/texts.ts';

interface TaskBarProps {
  frame: PageFrame;
  title: string;
  more?: string;
  /** Shown on the right, before the language switch. */
  aside?: ComponentChildren;
  onBack?: ((event: Event) => void) | undefined;
  backHref?: string | undefined;
}

export function TaskBar({ frame, title, more, aside, onBack, backHref }: TaskBarProps) {
  const { t } = useTexts();
  return (
    <header class="bar">
      {onBack && (
        <button class="round-button" type="button" aria-label={t('careers:site.back')} onClick={onBack}>
          <Icon name="arrowLeft" />
        </button>
      )}
      {!onBack && backHref && (
        <a class="round-button" href={backHref} aria-label={t('careers:site.back')}>
          <Icon name="arrowLeft" />
        </a>
      )}
      <span class="bar-words">
        <strong>{title}</strong>
        {more && <span class="meta">{more}</span>}
      </span>
      {aside}
      <Languages {...frame} />
    </header>
  );
}

/** One segment per step: done, current, to do. */
export const Track = ({ steps, current, label }: { steps: number; current: number; label: string }) => (
  <div
    class="track"
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={steps}
    aria-valuenow={current + 1}
    aria-label={label}
  >
    {Array.from({ length: steps }, (_, index) => (
      <span key={index} class={index < current ? 'segment done' : index === current ? 'segment now' : 'segment'} />
    ))}
  </div>
);

export function PreviewBanner() {
  const { t } = useTexts();
  return (
    <p class="preview-banner" role="status">
      <strong>{t('careers:site.preview')}</strong> {t('careers:site.previewNote')}
    </p>
  );
}
