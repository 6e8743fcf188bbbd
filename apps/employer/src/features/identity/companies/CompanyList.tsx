// The companies to choose from: arrow keys move, Enter opens; suspended ones are shown but disabled.
import type { SelectableCompany } from '@onward/contract/identity/identity';
import { isOpenForWork } from '@onward/domain/company/statuses';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../design/status/Kbd.tsx';
import styles from './CompanyList.module.css';
import { CompanyRow } from './CompanyRow.tsx';
import { rowAfterKey } from './decide-choice.ts';

interface Props {
  companies: readonly SelectableCompany[];
  /** The company being opened. */
  openingId: number | null;
  onOpen: (companyId: number) => void;
}

export function CompanyList({ companies, openingId, onOpen }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const firstOpen = companies.find((company) => isOpenForWork(company.status));

  const moveFocus = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = rows.findIndex((row) => row.matches(':focus'));
    const next = rowAfterKey(event.key, current, rows.length);
    if (next === null) return;
    event.preventDefault();
    rows[next]?.focus();
  };

  return (
    <>
      <ul ref={list} className={styles.list} onKeyDown={moveFocus}>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyRow
              company={company}
              focused={company === firstOpen}
              opening={company.id === openingId}
              disabled={openingId !== null}
              onOpen={() => onOpen(company.id)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {t('identity:companies.keyChoose')}
        </span>
        <span>
          <Kbd>↵</Kbd>
          {t('identity:companies.keyOpen')}
        </span>
      </p>
    </>
  );
}
