// An interview opened through a link (CAR-017): choose a time, request another, view, move or cancel it.

import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { BookingTask as Task } from '@onward/contract/interviews/bookings';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { spokenTime } from '@onward/domain/platform/time/spoken-time';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { useScreenHistory } from '../history/screen-history.ts';
import { Booked } from './Booked.tsx';
import { BookingFrame } from './BookingFrame.tsx';
import { Choosing } from './Choosing.tsx';
import { Proposing } from './Proposing.tsx';
import { useZone } from './use-zone.ts';

export interface BookingTaskProps {
  booking: Task;
  token: string;
}

const STEPS = ['see', 'move', 'propose'] as const;
type Step = (typeof STEPS)[number];

export function BookingTask({ booking: first, token, frame }: BookingTaskProps & { frame: PageFrame }) {
  const [booking, setBooking] = useState(first);
  const [step, setStep] = useState<Step>('see');
  const zone = useZone(booking.time_zone);
  const { meeting, state } = booking;
  const isBooked = state === 'pending' || state === 'confirmed';
  const isOpen = state === 'not_submitted' || state === 'request_reschedule';
  // After canceling, picking a new time is the same as moving.
  const canChoose = isOpen || (step === 'move' && (isBooked || booking.can_reopen));
  const goBack = useScreenHistory<Step>({ screen: step, screens: STEPS, startsAtAddress: true, show: setStep });
  const show = (fresh: Task): void => {
    setBooking(fresh);
    goBack('see');
    document.getElementById('content')?.focus();
  };
  const back = () => goBack(step === 'propose' && !isOpen ? 'move' : 'see');
  return (
    <BookingFrame booking={booking} frame={frame} onBack={step === 'see' ? undefined : back}>
      {step === 'propose' && (isOpen || isBooked || booking.can_reopen) ? (
        <Proposing token={token} zone={zone} keepsTime={isBooked && !booking.is_proposed} onDone={show} />
      ) : isBooked && meeting && step !== 'move' ? (
        <Booked
          booking={booking}
          meeting={meeting}
          token={token}
          zone={zone}
          onMove={() => setStep('move')}
          onChanged={show}
        />
      ) : canChoose ? (
        <Choosing
          booking={booking}
          token={token}
          zone={zone}
          isMoving={isBooked}
          onChanged={setBooking}
          onBooked={show}
          onPropose={() => setStep('propose')}
        />
      ) : (
        <Over booking={booking} zone={zone.zone} onPick={() => setStep('move')} />
      )}
    </BookingFrame>
  );
}

function Over({ booking, zone, onPick }: { booking: Task; zone: string; onPick: () => void }) {
  const { t, language } = useTexts();
  const values = { name: booking.first_name, company: advertiserOf(booking) };
  const state = booking.state === 'cancelled' && booking.is_proposed ? 'cancelledProposal' : booking.state;
  return (
    <div class="message" role="status">
      <h1>{t(`interviews:booking.states.${state}.title`, values)}</h1>
      {booking.former_time && (
        <p>{t('interviews:booking.wasAt', { time: spokenTime(new Date(booking.former_time), zone, language) })}</p>
      )}
      <p>{t(`interviews:booking.states.${booking.can_reopen ? 'reopen' : state}.body`, values)}</p>
      {booking.can_reopen && (
        <button class="button" type="button" onClick={onPick}>
          {t('interviews:booking.reopen')}
        </button>
      )}
    </div>
  );
}
