// The questions as applicants see them, without interaction.
import { choicesOf, hasOptions, type Question } from '@onward/domain/questions/questions';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './QuestionPreview.module.css';
import { isYesOrNo } from './question-list.ts';

export function QuestionPreview({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation();
  if (questions.length === 0) return <p className={styles.none}>{t('questions:previewNone')}</p>;
  return (
    <ol className={styles.questions}>
      {questions.map((question) => (
        <li key={question.id}>
          <p className={styles.title}>
            {question.title || t('questions:untitled')}
            {!question.is_required && <span> {t('questions:optional')}</span>}
          </p>
          <Answer question={question} />
        </li>
      ))}
    </ol>
  );
}

function Answer({ question }: { question: Question }) {
  const { t } = useTranslation();
  const type = question.question_type;
  if (hasOptions(type) || type === 'yes_no') {
    return (
      <>
        {type === 'multiple_choice' && <p className={styles.hint}>{t('questions:chooseAll')}</p>}
        <ul className={styles.choices} data-two={type === 'yes_no'}>
          {choicesOf(question).map((choice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place while it is being written
            <li key={index} className={styles.choice}>
              <i data-square={type === 'multiple_choice'} aria-hidden="true" />
              {isYesOrNo(choice) && type === 'yes_no' ? t(`questions:${choice}`) : choice}
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (type === 'file') {
    return (
      <p className={styles.input}>
        <Paperclip size={15} aria-hidden="true" />
        {t('questions:chooseFile')}
      </p>
    );
  }
  return <p className={styles.input} data-tall={type === 'long_text'} aria-hidden="true" />;
}
