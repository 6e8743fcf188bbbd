// The first step: the notice on its own, because the law wants nothing else in it (CHK-010). It asks for no data.
import type { CheckTask } from '@onward/contract/background-checks/check-tasks';
import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { described, FieldNotes, fieldId } from '../fields/Field.tsx';
import { FileLink, StepHead } from './CheckFrame.tsx';
import { Rights } from './Rights.tsx';

interface NoticeStepProps {
  task: CheckTask;
  token: string;
  isLive: boolean;
  heading: Ref<HTMLHeadingElement>;
  isRead: boolean;
  onRead(isRead: boolean): void;
  onNext(event: Event): void;
}

const NAME = 'read';

export function NoticeStep({ task, token, isLive, heading, isRead, onRead, onNext }: NoticeStepProps) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const problem = isAsked && !isRead ? t('check-consent:page.notice.readFirst') : undefined;
  return (
    <form
      class="stack"
      noValidate
      aria-busy={!isLive}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isRead) onNext(event);
        else document.getElementById(fieldId(NAME))?.focus();
      }}
    >
      <StepHead step="notice" title={t('check-consent:page.notice.title')} heading={heading} />
      <div class="disclosure">
        {task.disclosure.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div class="link-rows">
        <Rights />
        <FileLink token={token} file="letters/notice" text={t('check-consent:page.notice.save')} />
      </div>
      <div class="field">
        <label class="consent">
          <input
            {...described({ name: NAME, label: '', isRequired: true, problem })}
            type="checkbox"
            checked={isRead}
            onChange={({ currentTarget }) => onRead(currentTarget.checked)}
          />
          <span>{t('check-consent:page.notice.read')}</span>
        </label>
        <FieldNotes name={NAME} problem={problem} />
      </div>
      <div class="dock">
        <button class="button" type="submit" disabled={!isLive}>
          {t('check-consent:page.notice.continue')} <Icon name="arrowRight" size={20} />
        </button>
      </div>
    </form>
  );
}
