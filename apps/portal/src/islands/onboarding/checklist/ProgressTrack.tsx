import { useTexts } from '../../../texts/texts.ts';

/** One segment per task, on the colored header; a task that was begun fills half of its segment. */
export function ProgressTrack({ done, all, hasBegun }: { done: number; all: number; hasBegun: boolean }) {
  const { t } = useTexts();
  const stateOf = (index: number): string => {
    if (index < done) return 'segment done';
    return index === done && hasBegun ? 'segment half' : 'segment';
  };
  return (
    <div
      class="track track-light"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      aria-label={t('onboarding-portal:checklist.done', { count: done, all })}
    >
      {Array.from({ length: all }, (_, index) => (
        <span key={index} class={stateOf(index)} />
      ))}
    </div>
  );
}
