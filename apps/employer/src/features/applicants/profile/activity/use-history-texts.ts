// History entries as text: what happened, the details, and who or which rule did it (APP-013).
import type { ApplicationHistory } from '@onward/contract/applicants/application';
import type { HistoryAction } from '@onward/domain/applicants/history';
import { RULE_KINDS } from '@onward/domain/hiring-processes/rules';
import { useTranslation } from 'react-i18next';
import { useSourceText } from '../../../positions/parts/sources.ts';

interface HistoryTexts {
  title: string;
  /** Reason, file, recipients and the like; empty when the title is enough. */
  details: string;
  by: string;
}

type Detail = ApplicationHistory['detail'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export function useHistoryTexts(): (history: ApplicationHistory) => HistoryTexts {
  const { t, i18n } = useTranslation();
  const sourceText = useSourceText();

  const joined = (items: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'unit' }).format(items);
  const day = (date: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

  const titles: Partial<Record<HistoryAction, (detail: Detail) => string>> = {
    moved_stage: ({ stage }) => t('applicants:histories.moved_stage', { stage: text(stage) }),
    moved_position: ({ to }) => t('applicants:histories.moved_position', { position: text(to) }),
    copied_to_position: ({ to }) => t('applicants:histories.copied_to_position', { position: text(to) }),
    came_from_position: ({ from }) => t('applicants:histories.came_from_position', { position: text(from) }),
    invited: ({ to }) => t('applicants:histories.invited', { position: text(to) }),
    invitation_withdrawn: ({ to }) => t('applicants:histories.invitation_withdrawn', { position: text(to) }),
    undone: ({ action }) =>
      t('applicants:histories.undone', { action: t(`applicants:histories.undoneActions.${text(action)}`) }),
    rated: ({ rating }) =>
      typeof rating === 'number'
        ? t('applicants:histories.rated', { count: rating })
        : t('applicants:histories.unrated'),
  };

  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const meetingTime = ({ starts_at, reason }: Detail) =>
    [starts_at ? moment.format(new Date(text(starts_at))) : '', text(reason)].filter(Boolean).join(', ');

  const details: Partial<Record<HistoryAction, (detail: Detail) => string>> = {
    applied: ({ source }) => sourceText(source ? text(source) : null),
    applied_again: ({ source }) => sourceText(source ? text(source) : null),
    rejected: ({ reason, note }) =>
      [reason ? t(`applicants:dialogs.reject.reasons.${text(reason)}`) : '', text(note)].filter(Boolean).join(', '),
    hired: ({ hired_date }) => (hired_date ? day(text(hired_date)) : ''),
    inactivated: ({ reason }) => text(reason),
    do_not_rehire: ({ reason }) => text(reason),
    edited: ({ fields }) => joined(texts(fields).map((field) => t(`applicants:profile.fields.${field}`))),
    feedback_given: ({ recommendation }) => t(`applicants:remarks.recommendations.${text(recommendation)}`),
    remarks_deleted: ({ count }) => t('applicants:histories.remarksCount', { count: Number(count) || 0 }),
    shared: ({ recipients }) => joined(texts(recipients)),
    share_revoked: ({ recipients }) => joined(texts(recipients)),
    file_added: ({ file_name }) => text(file_name),
    file_deleted: ({ file_name }) => text(file_name),
    form_submitted: ({ form }) => text(form),
    meeting_booked: meetingTime,
    times_proposed: meetingTime,
    meeting_assigned: meetingTime,
    meeting_confirmed: meetingTime,
    meeting_changed: meetingTime,
    reschedule_requested: meetingTime,
    meeting_cancelled: meetingTime,
    message_sent: ({ excerpt }) => text(excerpt),
    message_received: ({ excerpt }) => text(excerpt),
    quiz_submitted: ({ quiz, passed }) =>
      [text(quiz), t(passed ? 'applicants:histories.passed' : 'applicants:histories.failed')]
        .filter(Boolean)
        .join(', '),
  };

  const by = ({ actor, staff_name, detail }: ApplicationHistory): string => {
    if (actor === 'staff') return staff_name ? t('applicants:histories.by', { name: staff_name }) : '';
    if (actor !== 'automation') return actor === 'system' ? t('applicants:histories.bySystem') : '';
    const rule = RULE_KINDS.find((kind) => kind === detail.rule);
    return rule
      ? t('applicants:histories.byRule', { rule: t(`hiring-processes:kinds.${rule}`) })
      : t('applicants:histories.byAutomation');
  };

  return (history) => ({
    title: titles[history.action]?.(history.detail) ?? t(`applicants:histories.${history.action}`),
    details: details[history.action]?.(history.detail) ?? '',
    by: by(history),
  });
}
