// The colored header of a read-only page: the brand, the language switch, and the page's own text.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { ComponentChildren } from 'preact';
import { useTexts } from '../texts/texts.ts';
import { Chevrons } from './Chevrons.tsx';
import { Icon } from './Icon.tsx';
import { Languages } from './Languages.tsx';
import { Tile, type TileOf } from './Tile.tsx';

interface BannerProps {
  frame: PageFrame;
  of: TileOf | null;
  /** Target of the arrow on the left. */
  back?: string;
  overlaps?: boolean;
  children: ComponentChildren;
}

export function Banner({ frame, of, back, overlaps = false, children }: BannerProps) {
  const { t } = useTexts();
  return (
    <header class={overlaps ? 'banner banner-overlapped' : 'banner'}>
      <div class="banner-pattern">
        <Chevrons />
      </div>
      <div class="column">
        <div class="banner-bar">
          {back && (
            <a class="round-button" href={back} aria-label={t('careers:site.back')}>
              <Icon name="arrowLeft" />
            </a>
          )}
          {of && (
            <span class="sender">
              <Tile {...of} />
              <span class="sender-name">{of.name}</span>
            </span>
          )}
          <Languages {...frame} />
        </div>
        {children}
      </div>
    </header>
  );
}
