// A task that was submitted, and what the applicant can do next.
import type { NextTask } from '@onward/contract/careers/next-task';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';

interface DoneProps {
  title: string;
  /** While there is nothing else to do. */
  text: string;
  company: string;
  next: NextTask | null;
  applicationLink: string | null;
  /** Told in any case. */
  note?: string | undefined;
}

export function Done({ title, text, company, next, applicationLink, note }: DoneProps) {
  const { t } = useTexts();
  return (
    <div class="message" role="status">
      <span class="tick tick-brand" aria-hidden="true">
        <Icon name="check" size={30} />
      </span>
      <h1>{next ? t(`careers:thanks.tasks.${next.stage_type}.next`) : title}</h1>
      <p>{note ?? (next ? t('careers:thanks.gotAnswers', { company }) : text)}</p>
      {next && (
        <a class="button" href={next.link}>
          {t(`careers:thanks.tasks.${next.stage_type}.button`)} <Icon name="arrowRight" />
        </a>
      )}
      {applicationLink && (
        <a class="button" href={applicationLink}>
          {t('careers:thanks.toApplication')}
        </a>
      )}
    </div>
  );
}
