// Shown above the form: the number of problems with a link to each. Gets the focus when something is wrong.
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { fieldId } from './Field.tsx';

/** No colon belongs after a question mark. */
const ASKS = /[?!.:？！。：]\s*$/;

export interface Problem {
  name: string;
  label: string;
  text: string;
}

interface ProblemSummaryProps {
  problems: readonly Problem[];
  /** Counts the tries, so that each one moves the focus again. */
  attempt: number;
  /** Moves the focus to the first field with a problem instead of this summary. */
  focusesField?: boolean;
}

export function ProblemSummary({ problems, attempt, focusesField }: ProblemSummaryProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try with the same problems moves the focus again.
  useEffect(() => {
    const [first] = problems;
    if (first) (focusesField ? document.getElementById(fieldId(first.name)) : place.current)?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div class="notice notice-problem" ref={place} tabIndex={-1} role="alert">
      <strong>{t('careers:questions.problems', { count: problems.length })}</strong>
      <ul>
        {problems.map(({ name, label, text }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {t(`careers:questions.${ASKS.test(label) ? 'problemAfterQuestion' : 'problemOf'}`, { label, text })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
