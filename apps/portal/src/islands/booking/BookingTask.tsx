// An interview opened through a link (CAR-017): choose a time, request another, view, move or cancel it.

import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { BookingTask as Task } from '@onward/contract/interviews/bookings';
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
  const goBack = useScreenHistory<Step>({ screen: step, screens: STEPS, startsAtAddress: true, show: setStep });
  const show = (fresh: Task): void => {
    setBooking(fresh);
    goBack('see');
    document.getElementById('content')?.focus();
  };
  const back = () => goBack(step === 'propose' && isBooked ? 'move' : 'see');
  return (
    <BookingFrame booking={booking} frame={frame} onBack={step === 'see' ? undefined : back}>
      {step === 'propose' ? (
        <Proposing token={token} zone={zone} keepsTime={isBooked && !booking.is_proposed} onDone={show} />
      ) : isBooked && meeting && step === 'see' ? (
        <Booked
          booking={booking}
          meeting={meeting}
          token={token}
          zone={zone}
          onMove={() => setStep('move')}
          onChanged={show}
        />
      ) : isBooked || state === 'not_submitted' || state === 'request_reschedule' ? (
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
        <Over booking={booking} state={state === 'cancelled' && booking.is_proposed ? 'cancelledProposal' : state} />
      )}
    </BookingFrame>
  );
}

type OverState = 'cancelled' | 'cancelledProposal' | 'completed' | 'no_show';

function Over({ booking, state }: { booking: Task; state: OverState }) {
  const { t } = useTexts();
  const values = { name: booking.first_name, company: booking.company_name };
  return (
    <div class="message" role="status">
      <h1>{t(`interviews:booking.states.${state}.title`, values)}</h1>
      <p>{t(`interviews:booking.states.${state}.body`, values)}</p>
    </div>
  );
}
