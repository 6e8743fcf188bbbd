// Choosing a time, for the first time or when rescheduling (CAR-017).
import { type BookingTask, bookTime } from '@onward/contract/interviews/bookings';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { InterviewFacts } from './BookingFrame.tsx';
import { TimePicker } from './TimePicker.tsx';
import { clockOf } from './times.ts';
import type { ZoneChoice } from './use-zone.ts';

interface ChoosingProps {
  booking: BookingTask;
  token: string;
  zone: ZoneChoice;
  isMoving: boolean;
  onChanged(booking: BookingTask): void;
  onBooked(booking: BookingTask): void;
  onPropose(): void;
}

export function Choosing({ booking, token, zone, isMoving, onChanged, onBooked, onPropose }: ChoosingProps) {
  const { t, language } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const book = async (startsAt: string): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      const answer = await api().call(bookTime, {
        params: { token },
        body: { starts_at: startsAt, time_zone: zone.zone },
      });
      onBooked(answer.booking);
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(refusal?.message ?? t('interviews:booking.failed'));
      // Someone else took the time; the answer names those that are left.
      if (refusal?.slots) {
        onChanged({ ...booking, slots: [...refusal.slots] });
        if (!refusal.slots.includes(startsAt)) setChosen(null);
      }
      setSending(false);
    }
  };

  const name = booking.first_name || t('interviews:booking.someone');
  const meeting = t(`interviews:booking.meetings.${booking.meeting_type}`, { minutes: booking.duration_minutes });
  const hasTimes = booking.slots.length > 0;
  return (
    <form
      class="stack"
      aria-busy={!isAwake}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !booking.is_preview) void book(chosen);
      }}
    >
      <h1>
        {isMoving
          ? t('interviews:booking.moveTitle')
          : t('interviews:booking.title', { name, meeting, brand: booking.brand_name || booking.company_name })}
      </h1>
      <InterviewFacts booking={booking} />
      <CurrentTime booking={booking} zone={zone.zone} />
      {booking.state === 'request_reschedule' && <p class="notice">{t('interviews:booking.pickAgain')}</p>}
      {failure && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      {hasTimes ? (
        <TimePicker slots={booking.slots} zone={zone} chosen={chosen} onChoose={setChosen} />
      ) : (
        <p class="notice">{t('interviews:booking.noTimes')}</p>
      )}
      <button class="link-row" type="button" disabled={booking.is_preview} onClick={onPropose}>
        <Icon name="question" />
        <strong>{t(hasTimes ? 'interviews:booking.noneWork' : 'interviews:booking.propose')}</strong>
        <Icon name="chevronRight" />
      </button>
      {hasTimes && (
        <div class="dock">
          <p class="with-icon dock-line" aria-live="polite">
            <Icon name="calendar" />
            <strong>
              {chosen ? clockOf(language, zone.zone).whole(chosen) : t('interviews:booking.nothingChosen')}
            </strong>
          </p>
          <button class="button" type="submit" disabled={!chosen || isSending || booking.is_preview}>
            {t(isSending ? 'interviews:booking.sending' : 'interviews:booking.confirm')}
          </button>
        </div>
      )}
    </form>
  );
}

/** The booked time, while another one is picked. */
function CurrentTime({ booking: { state, meeting, is_proposed }, zone }: { booking: BookingTask; zone: string }) {
  const { t, language } = useTexts();
  if (!meeting || is_proposed || (state !== 'pending' && state !== 'confirmed')) return null;
  const time = clockOf(language, zone).whole(meeting.starts_at);
  return <p class="notice">{t('interviews:booking.current', { time })}</p>;
}
