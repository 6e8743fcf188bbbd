// The bar with the remaining time (design 43). Seconds are only shown; minutes are also announced to screen readers.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { announcedMinutes, countdown } from './countdown.ts';

const TICK_MS = 500;
const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

interface TimerProps {
  secondsLeft: number;
  minutes: number;
  isRunning: boolean;
  onOver(): void;
}

export function Timer({ secondsLeft, minutes, isRunning, onOver }: TimerProps) {
  const { t } = useTexts();
  const started = useRef(0);
  const [left, setLeft] = useState(() => countdown(secondsLeft, 0, 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once, with what the server said.
  useEffect(() => {
    if (!isRunning) return;
    started.current = performance.now();
    const timer = setInterval(() => {
      const next = countdown(secondsLeft, started.current, performance.now());
      setLeft(next);
      if (next.secondsLeft > 0) return;
      clearInterval(timer);
      onOver();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const announced = announcedMinutes(left.secondsLeft);
  const share = minutes > 0 ? left.secondsLeft / (minutes * 60) : 0;
  return (
    <div class={left.isUrgent ? 'timer timer-urgent' : 'timer'}>
      <svg class="ring" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle cx="18" cy="18" r={RADIUS} />
        <circle
          class="ring-left"
          cx="18"
          cy="18"
          r={RADIUS}
          stroke-dasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
        />
      </svg>
      <div role="timer" aria-live="off">
        <strong>{t('careers:quiz.left', { time: left.text })}</strong>
        <span>{t('careers:quiz.ofMinutes', { count: minutes })}</span>
      </div>
      <span class="unseen" role="status">
        {announced === null ? '' : t('careers:quiz.minutesLeft', { count: announced })}
      </span>
    </div>
  );
}
