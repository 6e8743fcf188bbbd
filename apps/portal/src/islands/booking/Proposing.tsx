// When no time fits: propose up to three others, or give up the booked one.
import {
  type BookingTask,
  PROPOSAL_NOTE_MAX,
  PROPOSED_TIMES_MAX,
  proposeTimes,
  rescheduleBooking,
} from '@onward/contract/interviews/bookings';
import { momentOf, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { TextField } from '../fields/TextField.tsx';
import type { ZoneChoice } from './use-zone.ts';
import { ZoneField } from './ZoneField.tsx';

interface ProposedTime {
  day: string;
  time: string;
}

const NO_TIME: ProposedTime = { day: '', time: '' };

interface ProposingProps {
  token: string;
  zone: ZoneChoice;
  isMoving: boolean;
  onDone(booking: BookingTask): void;
}

export function Proposing({ token, zone, isMoving, onDone }: ProposingProps) {
  const { t } = useTexts();
  const [proposedTimes, setProposedTimes] = useState<ProposedTime[]>(() =>
    Array.from({ length: PROPOSED_TIMES_MAX }, () => NO_TIME),
  );
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const attempt = async (call: () => Promise<{ booking: BookingTask }>): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      onDone((await call()).booking);
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(Object.values(refusal?.errors ?? {})[0]?.[0] ?? refusal?.message ?? t('interviews:booking.failed'));
      setSending(false);
    }
  };

  const send = (): void => {
    const times = proposedTimes
      .filter(({ day, time }) => day && time)
      .map(({ day, time }) => new Date(momentOf(day, minutesOf(time), zone.zone)));
    const problem = problemOf(times);
    if (problem) {
      setFailure(t(`interviews:booking.${problem}`));
      return;
    }
    const unique = [...new Set(times.map((time) => time.toISOString()))];
    const body = { times: unique, time_zone: zone.zone, ...(note.trim() && { note }) };
    void attempt(() => api().call(proposeTimes, { params: { token }, body }));
  };

  const change = (index: number, values: Partial<ProposedTime>): void =>
    setProposedTimes(proposedTimes.map((proposed, at) => (at === index ? { ...proposed, ...values } : proposed)));
  const { day: today } = wallTimeOf(Date.now(), zone.zone);
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h1>{t('interviews:booking.proposeTitle')}</h1>
      <p class="lead">{t('interviews:booking.proposeHint')}</p>
      <ZoneField choice={zone} />
      {failure && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      {proposedTimes.map((proposed, index) => (
        <fieldset key={index} class="field">
          <legend class="label">
            {t('interviews:booking.proposedTime', { number: index + 1 })}{' '}
            {index > 0 && <span class="optional">{t('careers:apply.optional')}</span>}
          </legend>
          <div class="pair">
            <input
              class="input"
              type="date"
              min={today}
              aria-label={t('interviews:booking.wishDay', { number: index + 1 })}
              value={proposed.day}
              onInput={({ currentTarget }) => change(index, { day: currentTarget.value })}
            />
            <input
              class="input"
              type="time"
              step={900}
              aria-label={t('interviews:booking.wishTime', { number: index + 1 })}
              value={proposed.time}
              onInput={({ currentTarget }) => change(index, { time: currentTarget.value })}
            />
          </div>
        </fieldset>
      ))}
      <TextField
        name="note"
        isRequired={false}
        label={t('interviews:booking.note')}
        hint={t('interviews:booking.noteHint')}
        lines={3}
        input={{ maxLength: PROPOSAL_NOTE_MAX }}
        value={note}
        onChange={setNote}
      />
      {isMoving && (
        <button
          class="plain-link"
          type="button"
          disabled={isSending}
          onClick={() => void attempt(() => api().call(rescheduleBooking, { params: { token }, body: {} }))}
        >
          {t('interviews:booking.giveUp')}
        </button>
      )}
      <div class="dock">
        <button class="button" type="submit" disabled={isSending}>
          {t(isSending ? 'interviews:booking.sending' : 'interviews:booking.sendWishes')}
        </button>
      </div>
    </form>
  );
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function problemOf(times: readonly Date[]): 'wishNeeded' | 'wishPast' | null {
  if (times.length === 0) return 'wishNeeded';
  return times.some((time) => time.getTime() <= Date.now()) ? 'wishPast' : null;
}
