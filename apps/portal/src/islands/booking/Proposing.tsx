// When no time fits: propose up to three others, or give up the booked one.
import {
  type BookingTask,
  PROPOSAL_NOTE_MAX,
  PROPOSED_TIMES_MAX,
  proposeTimes,
  rescheduleBooking,
} from '@onward/contract/interviews/bookings';
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { TextField } from '../fields/TextField.tsx';
import { type ProposalProblem, type ProposedTime, readProposals } from './proposed-times.ts';
import type { ZoneChoice } from './use-zone.ts';
import { ZoneField } from './ZoneField.tsx';

const NO_TIME: ProposedTime = { day: '', time: '' };

interface ProposingProps {
  token: string;
  zone: ZoneChoice;
  /** A booked time stays until a proposed one is accepted. */
  keepsTime: boolean;
  onDone(booking: BookingTask): void;
}

export function Proposing({ token, zone, keepsTime, onDone }: ProposingProps) {
  const { t } = useTexts();
  const [proposedTimes, setProposedTimes] = useState<ProposedTime[]>(() =>
    Array.from({ length: PROPOSED_TIMES_MAX }, () => NO_TIME),
  );
  const [problems, setProblems] = useState<(ProposalProblem | null)[]>([]);
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
    const read = readProposals(proposedTimes, zone.zone, Date.now());
    setProblems(read.problems);
    const wrong = read.problems.findIndex((problem) => problem !== null);
    if (wrong >= 0) {
      document.getElementById(inputId(wrong, read.problems[wrong] === 'needsTime' ? 'time' : 'day'))?.focus();
      return;
    }
    const body = { times: read.times, time_zone: zone.zone, ...(note.trim() && { note }) };
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
      <p class="lead">{t(keepsTime ? 'interviews:booking.proposeHintBooked' : 'interviews:booking.proposeHint')}</p>
      <ZoneField choice={zone} />
      {failure && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      {proposedTimes.map((proposed, index) => (
        <ProposedTimeField
          key={index}
          index={index}
          proposed={proposed}
          problem={problems[index] ?? null}
          today={today}
          onChange={(values) => change(index, values)}
        />
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
      {keepsTime && (
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
          {t(isSending ? 'interviews:booking.sending' : 'interviews:booking.sendProposals')}
        </button>
      </div>
    </form>
  );
}

const inputId = (index: number, part: 'day' | 'time'): string => `proposed-${part}-${index}`;

const PROBLEM_TEXTS: Record<ProposalProblem, string> = {
  needsDay: 'interviews:booking.proposedTimeNeedsDay',
  needsTime: 'interviews:booking.proposedTimeNeedsTime',
  past: 'interviews:booking.proposedTimePast',
};

interface ProposedTimeFieldProps {
  index: number;
  proposed: ProposedTime;
  problem: ProposalProblem | null;
  today: string;
  onChange(values: Partial<ProposedTime>): void;
}

function ProposedTimeField({ index, proposed, problem, today, onChange }: ProposedTimeFieldProps) {
  const { t } = useTexts();
  const number = index + 1;
  const problemId = `proposed-problem-${index}`;
  const described = problem ? { 'aria-describedby': problemId } : {};
  return (
    <fieldset class="field">
      <legend class="label">
        {t('interviews:booking.proposedTime', { number })}{' '}
        {index > 0 && <span class="optional">{t('careers:apply.optional')}</span>}
      </legend>
      <div class="pair">
        <input
          class="input"
          type="date"
          id={inputId(index, 'day')}
          min={today}
          required={index === 0}
          aria-label={t('interviews:booking.proposedTimeDay', { number })}
          aria-invalid={problem === 'needsDay' || problem === 'past'}
          {...described}
          value={proposed.day}
          onInput={({ currentTarget }) => onChange({ day: currentTarget.value })}
        />
        <input
          class="input"
          type="time"
          id={inputId(index, 'time')}
          step={900}
          required={index === 0}
          aria-label={t('interviews:booking.proposedTimeTime', { number })}
          aria-invalid={problem === 'needsTime' || problem === 'past'}
          {...described}
          value={proposed.time}
          onInput={({ currentTarget }) => onChange({ time: currentTarget.value })}
        />
      </div>
      {problem && (
        <p class="problem" id={problemId}>
          {t(PROBLEM_TEXTS[problem], { number })}
        </p>
      )}
    </fieldset>
  );
}
