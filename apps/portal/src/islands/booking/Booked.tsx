// A booked interview: when, where and what to bring, with links to move or cancel it until it starts.

import { type BookingTask, cancelBooking } from '@onward/contract/interviews/bookings';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { spokenDetails } from '@onward/domain/interviews/meeting-details';
import { isWebAddress } from '@onward/domain/platform/contact/web-address';
import { capitalized } from '@onward/domain/platform/time/capitalized';
import { spokenZone } from '@onward/domain/platform/time/spoken-time';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { TextField } from '../fields/TextField.tsx';
import { InterviewFacts } from './BookingFrame.tsx';
import { clockOf } from './times.ts';
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
  const { is_proposed: isProposal } = booking;
  const kind = isProposal ? 'proposed' : booking.state === 'pending' ? 'pending' : 'confirmed';
  const details = spokenDetails(meeting.details, (type, value) => t(`interviews:details.${type}`, { value }));
  const values = { name: booking.first_name, company: advertiserOf(booking) };
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
          <ProposedTimes meeting={meeting} zone={zone.zone} />
        ) : (
          <p class="booked-time">
            <strong>{clock.longDay(meeting.starts_at)}</strong>
            <strong>
              {t('interviews:booking.span', { from: clock.time(meeting.starts_at), to: clock.time(meeting.ends_at) })}
            </strong>
          </p>
        )}
        <p class="meta">{capitalized(spokenZone(zone.zone, language), language)}</p>
        <InterviewFacts booking={booking} />
        {details && <p class="details">{details}</p>}
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
      {!isProposal && meeting.proposals.length > 0 && (
        <section class="card stack-small" aria-label={t('interviews:booking.proposedTimes')}>
          <h2>{t('interviews:booking.proposedTimes')}</h2>
          <p>{t('interviews:booking.waiting', values)}</p>
          <ProposedTimes meeting={meeting} zone={zone.zone} />
        </section>
      )}
      {booking.state === 'confirmed' && (
        <a class="quiet-button" href={`/v1/applicant_tasks/bookings/${token}/invitation`} download="interview.ics">
          <Icon name="calendar" /> {t('interviews:booking.addToCalendar')}
        </a>
      )}
      {booking.can_change &&
        (isCancelling ? (
          <Cancelling token={token} isProposal={isProposal} onKeep={() => setCancelling(false)} onChanged={onChanged} />
        ) : (
          <div class="stack-small">
            <button class="quiet-button" type="button" onClick={onMove}>
              {t(isProposal ? 'interviews:booking.otherTimes' : 'interviews:booking.move')}
            </button>
            <button class="plain-link" type="button" onClick={() => setCancelling(true)}>
              {t(isProposal ? 'interviews:booking.withdraw' : 'interviews:booking.cancel')}
            </button>
          </div>
        ))}
    </div>
  );
}

function ProposedTimes({ meeting, zone }: { meeting: BookedProps['meeting']; zone: string }) {
  const { language } = useTexts();
  const clock = clockOf(language, zone);
  return (
    <>
      <ol class="stack-small">
        {meeting.proposals.map((time) => (
          <li key={time}>
            <strong>{clock.whole(time)}</strong>
          </li>
        ))}
      </ol>
      {meeting.proposal_note && <p class="details">{meeting.proposal_note}</p>}
    </>
  );
}

const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

interface CancellingProps {
  token: string;
  /** Only times were proposed, so there is no interview to cancel. */
  isProposal: boolean;
  onKeep(): void;
  onChanged(booking: BookingTask): void;
}

const REASON_MAX = 500;

function Cancelling({ token, isProposal, onKeep, onChanged }: CancellingProps) {
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
      <h2>{t(isProposal ? 'interviews:booking.withdrawTitle' : 'interviews:booking.cancelTitle')}</h2>
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
      <div class="stack-small">
        <button class="button" type="submit" disabled={isSending}>
          {t(isProposal ? 'interviews:booking.withdrawNow' : 'interviews:booking.cancelNow')}
        </button>
        <button class="quiet-button" type="button" onClick={onKeep}>
          {t(isProposal ? 'interviews:booking.keepProposal' : 'interviews:booking.keep')}
        </button>
      </div>
    </form>
  );
}
