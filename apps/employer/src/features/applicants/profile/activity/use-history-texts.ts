// History entries as text: what happened, the details, and who or which rule did it (APP-013).

import type { ApplicationHistory } from '@onward/contract/applicants/application';
import type { HistoryAction } from '@onward/domain/applicants/history';
import { RULE_KINDS } from '@onward/domain/hiring-processes/rules';
import { useTranslation } from 'react-i18next';
import { type HistoryDetail, detailText as text } from '../../../../platform/history-entry.ts';
import { dateText } from '../../../../platform/language/time-text.ts';
import { useSourceText } from '../../../positions/parts/sources.ts';
import { useReasonText } from '../../parts/rejection-reasons.ts';
import { entryOf, titleOf } from './history-entries.ts';

interface HistoryTexts {
  title: string;
  /** Reason, file, recipients and the like; empty when the title is enough. */
  details: string;
  by: string;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export function useHistoryTexts(): (history: ApplicationHistory) => HistoryTexts {
  const { t, i18n } = useTranslation();
  const sourceText = useSourceText();
  const reasonText = useReasonText();

  const joined = (items: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'unit' }).format(items);
  const day = (date: string) => dateText(i18n.language, date);

  const titles: Partial<Record<HistoryAction, (detail: HistoryDetail) => string>> = {
    moved_stage: ({ stage }) => t('applicants:history.moved_stage', { stage: text(stage) }),
    moved_position: ({ to }) => t('applicants:history.moved_position', { position: text(to) }),
    copied_to_position: ({ to }) => t('applicants:history.copied_to_position', { position: text(to) }),
    came_from_position: ({ from }) => t('applicants:history.came_from_position', { position: text(from) }),
    invited: ({ to }) => t('applicants:history.invited', { position: text(to) }),
    invitation_withdrawn: ({ to }) => t('applicants:history.invitation_withdrawn', { position: text(to) }),
    undone: ({ action }) =>
      t('applicants:history.undone', { action: t(`applicants:history.undoneActions.${text(action)}`) }),
    rated: ({ rating }) =>
      typeof rating === 'number' ? t('applicants:history.rated', { count: rating }) : t('applicants:history.unrated'),
  };

  const details: Partial<Record<HistoryAction, (detail: HistoryDetail) => string>> = {
    applied: ({ source }) => (source ? sourceText(text(source)) : ''),
    applied_again: ({ source }) => (source ? sourceText(text(source)) : ''),
    rejected: ({ reason, note }) => [reason ? reasonText(text(reason)) : '', text(note)].filter(Boolean).join(', '),
    hired: ({ hired_date }) => (hired_date ? day(text(hired_date)) : ''),
    inactivated: ({ reason }) => text(reason),
    do_not_rehire: ({ reason }) => text(reason),
    edited: ({ fields }) => joined(texts(fields).map((field) => t(`applicants:profile.fields.${field}`))),
    feedback_given: ({ recommendation }) => t(`applicants:remarks.recommendations.${text(recommendation)}`),
    remarks_deleted: ({ count }) => t('applicants:history.remarksCount', { count: Number(count) || 0 }),
    shared: ({ recipients }) => joined(texts(recipients)),
    share_revoked: ({ recipients }) => joined(texts(recipients)),
    file_added: ({ file_name }) => text(file_name),
    file_deleted: ({ file_name }) => text(file_name),
    form_submitted: ({ form }) => text(form),
    quiz_time_extended: ({ quiz, extra_time }) =>
      [text(quiz), t(`applicants:profile.quizTime.times.${text(extra_time)}`)].filter(Boolean).join(', '),
    check_not_ordered: ({ reason }) => (reason ? t(`background-checks:refusals.${text(reason)}`) : ''),
    quiz_submitted: ({ quiz, passed }) =>
      [text(quiz), t(passed ? 'applicants:history.passed' : 'applicants:history.failed')].filter(Boolean).join(', '),
  };

  const by = ({ actor, staff_name, detail }: ApplicationHistory): string => {
    if (actor === 'staff') return staff_name ? t('applicants:history.by', { name: staff_name }) : '';
    if (actor !== 'automation') return actor === 'system' ? t('applicants:history.bySystem') : '';
    const rule = RULE_KINDS.find((kind) => kind === detail.rule);
    return rule
      ? t('applicants:history.byRule', { rule: t(`hiring-processes:kinds.${rule}`) })
      : t('applicants:history.byAutomation');
  };

  return (history) => ({
    title: titles[history.action]?.(history.detail) ?? titleOf(history.action, t),
    details: (details[history.action] ?? entryOf(history.action).details)?.(history.detail, i18n.language) ?? '',
    by: by(history),
  });
}
