// The footer of a list: which rows are shown at the left, the pages at the right.
import { type Language, LOCALES } from '@onward/domain/platform/languages';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../theme/use-is-phone.ts';
import styles from './Pager.module.css';
import { type PageFacts, pageRange } from './page-range.ts';

interface Props extends PageFacts {
  /** The total when all rows are on one page: "6 departments". */
  allRows: string;
  onChange: (page: number) => void;
}

export function Pager({ allRows, onChange, ...facts }: Props) {
  const { t, i18n } = useTranslation();
  const figure = (number: number) => number.toLocaleString(LOCALES[i18n.language as Language]);
  const phone = useIsPhone();
  const range = pageRange(facts);
  return (
    <div className={styles.pager}>
      <span className="tabular" aria-live="polite">
        {range
          ? t('shell:pager.range', { from: figure(range.from), to: figure(range.to), total: figure(range.total) })
          : allRows}
      </span>
      {range && (
        <nav className="no-print" aria-label={t('shell:pager.label')}>
          <Pagination
            current={facts.page}
            pageSize={facts.pageSize}
            total={range.total}
            showSizeChanger={false}
            simple={phone && { readOnly: true }}
            onChange={onChange}
          />
        </nav>
      )}
    </div>
  );
}
