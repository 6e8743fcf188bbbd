// What an unsaved change would remove with the next run.
import type { RetentionRule } from '@onward/domain/privacy/retention';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './ChangeNotice.module.css';
import { useKeepText } from './rule-texts.ts';

interface Props {
  before: RetentionRule;
  after: RetentionRule;
  count: number;
  nextRunOn: string;
  onSee: () => void;
}

export function ChangeNotice({ before, after, count, nextRunOn, onSee }: Props) {
  const { t } = useTranslation();
  const { day: dayText } = useDates();
  const figure = useNumberFormat();
  const keepText = useKeepText();
  const { kind, action } = after;
  const isPeriod = before.keep_months !== after.keep_months;
  const said = (rule: RetentionRule) =>
    isPeriod ? keepText(kind, rule.keep_months) : t(`privacy:actions.${rule.action}`);
  const day = dayText(nextRunOn);
  const isSmaller = count > 0 && action === 'delete' && kind.endsWith('_applicants');
  return (
    <p className={styles.notice} role="status">
      <TriangleAlert size={16} aria-hidden="true" />
      <span>
        <b>{t('privacy:notice.change', { kind: t(`privacy:kinds.${kind}`), from: said(before), to: said(after) })}</b>{' '}
        {count === 0
          ? t('privacy:notice.nothing', { day })
          : t(`privacy:notice.${action}`, { count, amount: figure(count), day })}{' '}
        {isSmaller && `${t('privacy:notice.smaller')} `}
        {count > 0 && (
          <Button type="link" size="small" onClick={onSee}>
            {t('privacy:notice.seeWho')}
          </Button>
        )}
      </span>
    </p>
  );
}
