// A quiz opened through a link (CAR-016): the rules first, then one question per screen, submitted once.
import { startQuizTask, type QuizTask as Task } from '@onward/contract/careers/applicant-tasks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { PreviewBanner, TaskBar } from '../TaskBar.tsx';
import { Done } from './Done.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { endingOf, type QuizTaskProps } from './quiz-endings.ts';

export function QuizTask({ quiz: given, token, frame }: QuizTaskProps & { frame: PageFrame }) {
  const { t } = useTexts();
  const [quiz, setQuiz] = useState(given);
  const [ending, setEnding] = useState(endingOf(given));
  const [shownAt, setShownAt] = useState(Number.NEGATIVE_INFINITY);
  const company = advertiserOf(quiz);
  const isLate = ending === 'done_late';
  return (
    <div class="column task">
      {quiz.is_preview && <PreviewBanner />}
      <TaskBar
        frame={frame}
        // On the first screen the quiz name is the heading.
        title={quiz.state === 'not_started' ? quiz.position_title || quiz.company_name : quiz.name}
        more={[quiz.brand_name, quiz.location_name].filter(Boolean).join(' · ')}
      />
      <main id="content" tabIndex={-1}>
        {(ending === 'done' || isLate) && (
          <Done
            title={t(isLate ? 'careers:quiz.timeOver' : 'careers:quiz.done')}
            text={t('careers:quiz.doneBody', { company })}
            note={isLate ? t('careers:quiz.timeOverKept', { company }) : undefined}
            company={company}
            next={quiz.next}
            applicationLink={quiz.application_link}
          />
        )}
        {ending === 'time_over' && (
          <div class="message" role="alert">
            <h1>{t('careers:quiz.timeOver')}</h1>
            <p>{t('careers:quiz.timeOverBody', { company })}</p>
          </div>
        )}
        {ending === null &&
          (quiz.state === 'not_started' ? (
            <Rules
              quiz={quiz}
              token={token}
              onStarted={(started) => {
                setShownAt(performance.now());
                setQuiz(started);
              }}
            />
          ) : (
            <QuizQuestions
              quiz={quiz}
              token={token}
              shownAt={shownAt}
              onTimeOver={() => setEnding('time_over')}
              onDone={(done, isTimeUp) => {
                setQuiz(done);
                setEnding(isTimeUp ? 'done_late' : 'done');
              }}
            />
          ))}
      </main>
    </div>
  );
}

function Rules({ quiz, token, onStarted }: QuizTaskProps & { onStarted: (quiz: Task) => void }) {
  const { t } = useTexts();
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const { time_limit_minutes: minutes, questions_count: count } = quiz;

  const start = async (): Promise<void> => {
    setStarting(true);
    setFailure(null);
    try {
      onStarted((await api().call(startQuizTask, { params: { token } })).online_quiz);
    } catch (error) {
      setFailure(refusalOf(error)?.message || t('careers:quiz.startFailed'));
      setStarting(false);
    }
  };

  return (
    <div class="stack">
      <h1>{quiz.name}</h1>
      <ul class="rules">
        <li>
          <Icon name="list" /> {t('careers:quiz.questions', { count })}
        </li>
        <li>
          <Icon name="clock" />{' '}
          {minutes === null ? t('careers:quiz.noLimit') : t('careers:quiz.limit', { count: minutes })}
        </li>
        {minutes !== null && (
          <li>
            <Icon name="warning" /> {t('careers:quiz.rules.clock')}
          </li>
        )}
        <li>
          <Icon name="rotate" /> {t('careers:quiz.rules.back')}
        </li>
        <li>
          <Icon name="info" /> {t('careers:quiz.rules.saved')}
        </li>
      </ul>
      {failure && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      <div class="dock">
        <button class="button" type="button" disabled={isStarting} onClick={() => void start()}>
          {t('careers:quiz.start')}
        </button>
      </div>
    </div>
  );
}
