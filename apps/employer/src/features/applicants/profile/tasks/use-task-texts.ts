// Texts about a form or quiz: its times, its answers, and what would have been right.

import type { ApplicationTask, TaskAnswer } from '@onward/contract/applicants/application-tasks';
import { NO, YES } from '@onward/domain/questions/questions';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../../platform/language/time-text.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { useAnswerText } from '../application/use-answer-text.ts';

export function useTaskTexts() {
  const { t, i18n } = useTranslation();
  const figure = useNumberFormat();
  const valueText = useAnswerText();
  const unit = (count: number, name: 'hour' | 'minute' | 'second') =>
    figure(count, { style: 'unit', unit: name, unitDisplay: 'short' });

  /** Seconds matter in a short quiz, not in a form that was open for an hour. */
  const durationText = (seconds: number): string => {
    const minutes = Math.floor(seconds / 60);
    if (minutes >= 60) return `${unit(Math.floor(minutes / 60), 'hour')} ${unit(minutes % 60, 'minute')}`;
    if (minutes === 0) return unit(seconds, 'second');
    return seconds % 60 === 0 ? unit(minutes, 'minute') : `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}`;
  };

  return {
    answerText: ({ kind, value }: Pick<TaskAnswer, 'kind' | 'value'>): string =>
      valueText({ question_type: kind, value }),
    whenText: ({ sent_at, submitted_at, seconds_taken }: ApplicationTask): string => {
      const sent = momentText(i18n.language, sent_at);
      if (!submitted_at) return t('applicants:tasks.sent', { sent });
      const submitted = momentText(i18n.language, submitted_at);
      return seconds_taken === null
        ? t('applicants:tasks.sentAndSubmitted', { sent, submitted })
        : t('applicants:tasks.sentAndSubmittedIn', { sent, submitted, duration: durationText(seconds_taken) });
    },
    expectedText: (kind: ApplicationTask['kind'], { kind: type, expected, needs }: TaskAnswer): string => {
      const words = expected.map((word) => (word === YES || word === NO ? t(`questions:${word}`) : word));
      const answers =
        type === 'number' && kind === 'form'
          ? t('questions:orMore', { least: words[0] ?? '' })
          : words.reduce((joined, word) =>
              t(needs === 'all' ? 'questions:and' : 'questions:or', { first: joined, second: word }),
            );
      return t(kind === 'quiz' ? 'applicants:tasks.rightAnswer' : 'applicants:tasks.acceptable', { answers });
    },
  };
}
