// The frame around every state of an offer: the header with the days left, and the main part.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { OfferTask } from '@onward/contract/offers/offer-tasks';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/Icon.tsx';
import { timeText } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { TaskBar } from '../TaskBar.tsx';
import { daysLeft } from './offer-days.ts';

interface OfferFrameProps {
  frame: PageFrame;
  title?: string;
  aside?: ComponentChildren;
  onBack?: (() => void) | undefined;
  children: ComponentChildren;
}

export function Frame({ frame, title, aside, onBack, children }: OfferFrameProps) {
  const { t } = useTexts();
  return (
    <div class="column task offer">
      <TaskBar frame={frame} title={title ?? t('offers:page.title')} aside={aside} onBack={onBack} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function DaysLeft({ offer, now }: { offer: OfferTask['offer']; now: string }) {
  const { t, language } = useTexts();
  const days = daysLeft(now, offer.expires_at, offer.time_zone);
  return (
    <span class="days-left">
      <Icon name="clock" size={20} />
      {days > 0
        ? t('offers:page.daysLeft', { count: days })
        : t('offers:page.untilTime', { time: timeText(language, offer.expires_at, offer.time_zone) })}
    </span>
  );
}
