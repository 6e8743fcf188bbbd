// The questions of a running quiz: one per screen, back and forth until it is submitted or time is up.
import { type QuizTask, saveQuizTask } from '@onward/contract/careers/applicant-tasks';
import { isEmptyAnswer } from '@onward/domain/questions/answers';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { answerTo } from '../apply/entries.ts';
import { QuestionField } from '../fields/QuestionField.tsx';
import { languageOfQuestions } from '../fields/question-language.ts';
import { useScreenHistory } from '../history/screen-history.ts';
import { SaveNote } from '../saving/SaveNote.tsx';
import { Track } from '../TaskBar.tsx';
import { useIsLive } from '../use-is-live.ts';
import { ignoreHeldEnter, usePressGuard } from './press-guard.ts';
import type { QuizTaskProps } from './quiz-endings.ts';
import { SubmitConfirmation } from './SubmitConfirmation.tsx';
import { Timer } from './Timer.tsx';
import { useAnswers } from './use-answers.ts';
import { useQuizTime } from './use-quiz-time.ts';

const WRONG_STATE = 20003;

interface QuizQuestionsProps extends QuizTaskProps {
  /** When the first question replaced another screen, on the clock of events. */
  shownAt: number;
  onTimeOver(): void;
  onDone(quiz: QuizTask, isTimeUp: boolean): void;
}

export function QuizQuestions({ quiz, token, shownAt, onTimeOver, onDone }: QuizQuestionsProps) {
  const { t, language } = useTexts();
  const { index, setIndex, goBack } = useShownQuestion(quiz.questions.length);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const onPress = usePressGuard(shownAt);
  const kept = useAnswers(quiz.answers, {
    isKept: !quiz.is_preview,
    save: async (answers) =>
      time.take((await api().call(saveQuizTask, { params: { token }, body: { answers, draft: true } })).online_quiz),
    onRefused: (error) => refused(error),
  });
  const { questions } = quiz;
  const { minutes, secondsLeft, ...time } = useQuizTime(quiz);
  const question = questions[index];
  const isLast = index === questions.length - 1;
  const isLive = useIsLive();
  const place = useFocusOnChange(index);

  const refused = (error: unknown): void => {
    const refusal = refusalOf(error);
    if (refusal?.error_code === WRONG_STATE) onTimeOver();
    else setFailure(refusal?.message || t('careers:form.failed'));
  };

  const submit = async (isTimeUp = false): Promise<void> => {
    if (quiz.is_preview) return;
    setSending(true);
    setFailure(null);
    kept.stop();
    try {
      const done = await api().call(saveQuizTask, { params: { token }, body: { answers: kept.sent() } });
      onDone(done.online_quiz, isTimeUp);
    } catch (error) {
      refused(error);
      setSending(false);
    }
  };

  /** Answers given in time count: they are submitted within the server's grace period. */
  const timeIsOver = async (): Promise<void> => {
    if (!(await time.isExtended(token))) await submit(true);
  };
  const confirm = (): void => {
    setFailure(null);
    setConfirming(true);
  };

  const missing = questions.filter(({ id }) => isEmptyAnswer(answerTo(kept, id))).length;
  const placeText = t('careers:quiz.questionOf', { number: index + 1, count: questions.length });
  return (
    <form
      class="stack"
      noValidate
      onKeyDown={ignoreHeldEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast && quiz.is_preview) return;
        onPress(event, isLast ? confirm : () => setIndex(index + 1));
      }}
    >
      <h1 class="unseen" lang={languageOfQuestions(questions, language)}>
        {quiz.name}
      </h1>
      {minutes !== null && secondsLeft !== null && (
        <Timer
          key={minutes}
          secondsLeft={secondsLeft}
          minutes={minutes}
          isRunning={!quiz.is_preview}
          onOver={() => void timeIsOver()}
        />
      )}
      <Track steps={questions.length} current={index} label={placeText} />
      <p class="step-line" ref={place} tabIndex={-1}>
        <span>{placeText}</span>
        {!quiz.is_preview && <SaveNote state={kept.saveState} />}
      </p>
      {question && (
        <div class="quiz-question" key={question.id}>
          <QuestionField
            question={{ ...question, is_required: true }}
            among={questions}
            value={answerTo(kept, question.id)}
            problem={undefined}
            files={null}
            onChange={(value) => kept.answer(question.id, value)}
          />
        </div>
      )}
      {failure && !isConfirming && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      <Hint missing={isLast ? missing : 0} />
      <div class="dock dock-pair">
        {index > 0 && (
          <button class="quiet-button" type="button" onClick={(event) => onPress(event, goBack)}>
            {t('careers:site.back')}
          </button>
        )}
        <button class="button" type="submit" disabled={!isLive || isSending || (isLast && quiz.is_preview)}>
          {t(isLast ? 'careers:quiz.handIn' : 'careers:quiz.next')}
        </button>
      </div>
      {isConfirming && (
        <SubmitConfirmation
          unanswered={missing}
          total={questions.length}
          isSending={isSending}
          failure={failure}
          onSubmit={(event) => onPress(event, () => void submit())}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}

function useShownQuestion(count: number) {
  const [index, setIndex] = useState(0);
  const screens = Array.from({ length: count }, (_, each) => `question-${each + 1}`);
  const screen = screens[index] ?? '';
  const goTo = useScreenHistory({
    screen,
    screens,
    startsAtAddress: true,
    show: (named) => setIndex(screens.indexOf(named)),
  });
  return { index, setIndex, goBack: () => goTo(screens[index - 1] ?? screen) };
}

function Hint({ missing }: { missing: number }) {
  const { t } = useTexts();
  return (
    <p class="hint with-icon">
      <Icon name="info" size={20} />
      <span>{missing > 0 ? t('careers:quiz.unanswered', { count: missing }) : t('careers:quiz.rules.back')}</span>
    </p>
  );
}

function useFocusOnChange(index: number) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    place.current?.focus();
    scrollTo({ top: 0 });
  }, [index]);
  return place;
}
