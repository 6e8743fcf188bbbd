// The frame around every state of a booking: the job, the place and the interviewers.

import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { BookingTask } from '@onward/contract/interviews/bookings';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { PreviewBanner, TaskBar } from '../TaskBar.tsx';

const TYPE_ICONS: Record<BookingTask['meeting_type'], IconName> = {
  phone_call: 'phone',
  onsite_interview: 'pin',
  video_conference: 'video',
  other: 'message',
};

interface BookingFrameProps {
  booking: BookingTask;
  frame: PageFrame;
  onBack?: (() => void) | undefined;
  children: ComponentChildren;
}

export function BookingFrame({ booking, frame, onBack, children }: BookingFrameProps) {
  const { t } = useTexts();
  const { brand_name: brand, location_name: location, company_name: company } = booking;
  const place = brand && location ? t('interviews:booking.place', { brand, location }) : brand || location || company;
  return (
    <div class="column task booking">
      {booking.is_preview && <PreviewBanner />}
      <TaskBar frame={frame} title={place} more={booking.position_title} onBack={onBack} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function InterviewFacts({ booking }: { booking: BookingTask }) {
  const { t, language } = useTexts();
  const type = t(`interviews:booking.types.${booking.meeting_type}`);
  const { location_text: place } = booking;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    booking.interviewer_names.map((name) => name.split(' ')[0] ?? name),
  );
  return (
    <ul class="rules booking-facts">
      <li>
        <Icon name={TYPE_ICONS[booking.meeting_type]} />
        <span>{place ? t('interviews:booking.typeAt', { type, place }) : type}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          {names
            ? t('interviews:booking.lengthWith', { count: booking.duration_minutes, names })
            : t('interviews:booking.length', { count: booking.duration_minutes })}
        </span>
      </li>
    </ul>
  );
}
