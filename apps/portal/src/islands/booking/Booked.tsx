// A booked interview: when, where and what to bring, with links to move or cancel it until it starts.

import { type BookingTask, cancelBooking } from '@onward/contract/interviews/bookings';
import { isWebAddress } from '@onward/domain/platform/contact/web-address';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { TextField } from '../fields/TextField.tsx';
import { InterviewFacts } from './BookingFrame.tsx';
import { clockOf, zoneName } from './times.ts';
import type { ZoneChoice } from './use-zone.ts';

interface BookedProps {
  booking: BookingTask;
  meeting: NonNullable<BookingTask['meeting']>;
  token: string;
  zone: ZoneChoice;
  onMove(): void;
  onChanged(booking: BookingTask): void;
}

export function Booked({ booking, meeting, token, zone, onMove, onChanged }: BookedProps) {
  const { t, language } = useTexts();
  const [isCancelling, setCancelling] = useState(false);
  const clock = clockOf(language, zone.zone);
  const isProposal = booking.state === 'pending' && meeting.proposals.length > 0;
  const kind = isProposal ? 'proposed' : booking.state === 'pending' ? 'pending' : 'confirmed';
  const values = { name: booking.first_name, company: booking.company_name };
  return (
    <div class="stack">
      <div class="message" role="status">
        <span class="tick tick-brand" aria-hidden="true">
          <Icon name={kind === 'confirmed' ? 'check' : 'clock'} size={30} />
        </span>
        <h1>{t(`interviews:booking.states.${kind}.title`, values)}</h1>
        <p>{t(`interviews:booking.states.${kind}.body`, values)}</p>
      </div>
      <div class="card stack-small">
        {isProposal ? (
          <ol class="stack-small">
            {meeting.proposals.map((time) => (
              <li key={time}>
                <strong>{clock.whole(time)}</strong>
              </li>
            ))}
          </ol>
        ) : (
          <p class="booked-time">
            <strong>{clock.longDay(meeting.starts_at)}</strong>
            <strong>
              {t('interviews:booking.span', { from: clock.time(meeting.starts_at), to: clock.time(meeting.ends_at) })}
            </strong>
          </p>
        )}
        <p class="meta">{zoneName(language, zone.zone)}</p>
        {isProposal && meeting.proposal_note && <p class="details">{meeting.proposal_note}</p>}
        <InterviewFacts booking={booking} />
        {meeting.details && <p class="details">{meeting.details}</p>}
        {meeting.video_link && isWebAddress(meeting.video_link) && (
          <a class="plain-link" href={meeting.video_link}>
            {t('interviews:booking.join')}
          </a>
        )}
        {booking.location_text && (
          <a class="plain-link" href={mapOf(booking.location_text)} target="_blank" rel="noreferrer">
            {t('interviews:booking.map')}
          </a>
        )}
      </div>
      {booking.state === 'confirmed' && (
        <a class="quiet-button" href={`/v1/applicant_tasks/bookings/${token}/invitation`} download="interview.ics">
          <Icon name="calendar" /> {t('interviews:booking.addToCalendar')}
        </a>
      )}
      {booking.can_change &&
        (isCancelling ? (
          <Cancelling token={token} onKeep={() => setCancelling(false)} onChanged={onChanged} />
        ) : (
          <div class="stack-small">
            <button class="quiet-button" type="button" onClick={onMove}>
              {t('interviews:booking.move')}
            </button>
            <button class="plain-link" type="button" onClick={() => setCancelling(true)}>
              {t('interviews:booking.cancel')}
            </button>
          </div>
        ))}
    </div>
  );
}

const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

interface CancellingProps {
  token: string;
  onKeep(): void;
  onChanged(booking: BookingTask): void;
}

const REASON_MAX = 500;

function Cancelling({ token, onKeep, onChanged }: CancellingProps) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const cancel = async (): Promise<void> => {
    setSending(true);
    try {
      const body = reason.trim() ? { reason: reason.trim() } : {};
      onChanged((await api().call(cancelBooking, { params: { token }, body })).booking);
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? t('interviews:booking.failed'));
      setSending(false);
    }
  };
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void cancel();
      }}
    >
      <h2>{t('interviews:booking.cancelTitle')}</h2>
      {failure && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      <TextField
        name="reason"
        label={t('interviews:booking.reason')}
        isRequired={false}
        lines={3}
        input={{ maxLength: REASON_MAX }}
        value={reason}
        onChange={setReason}
      />
      <button class="button" type="submit" disabled={isSending}>
        {t('interviews:booking.cancelNow')}
      </button>
      <button class="quiet-button" type="button" onClick={onKeep}>
        {t('interviews:booking.keep')}
      </button>
    </form>
  );
}
