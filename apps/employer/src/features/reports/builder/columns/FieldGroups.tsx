// The fields of a source in groups, each ticked while it is a column; a search shows what matches in all groups.
import type { ReportColumn } from '@onward/domain/reports/columns';
import { Checkbox } from 'antd';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasColumn, type ReportDraft } from '../report-draft.ts';
import { useColumnTexts } from '../use-column-texts.ts';
import styles from './FieldGroups.module.css';
import { Sensitive } from './Sensitive.tsx';

interface Props {
  draft: ReportDraft;
  offered: readonly ReportColumn[];
  wanted: string;
  onToggle: (key: string) => void;
}

export function FieldGroups({ draft, offered, wanted, onToggle }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { columnName } = useColumnTexts(draft.data_source);
  const word = wanted.trim().toLowerCase();
  const matching = offered.filter(({ key }) => columnName(key).toLowerCase().includes(word));
  const groups = [...new Set(matching.map(({ group }) => group))];
  const toggle = (group: string) =>
    setOpened((now) =>
      now.has(group) ? new Set([...now].filter((each) => each !== group)) : new Set([...now, group]),
    );
  return (
    <section className={styles.groups}>
      <h3>{t('reports:builder.addFields')}</h3>
      {groups.length === 0 && <p className={styles.none}>{t('reports:builder.noField', { word: wanted.trim() })}</p>}
      {groups.map((group) => {
        const columns = matching.filter((column) => column.group === group);
        const isOpen = word !== '' || opened.has(group);
        const Arrow = isOpen ? ChevronDown : ChevronRight;
        return (
          <div key={group}>
            <button
              type="button"
              className={styles.group}
              aria-expanded={isOpen}
              disabled={word !== ''}
              onClick={() => toggle(group)}
            >
              <Arrow size={14} aria-hidden="true" />
              <span>{t(`reports:groups.${group}`)}</span>
              <span className={styles.count}>{columns.length}</span>
            </button>
            {isOpen && (
              <ul className={styles.fields}>
                {columns.map(({ key, sensitive }) => (
                  <li key={key}>
                    <Checkbox checked={hasColumn(draft, key)} onChange={() => onToggle(key)}>
                      {columnName(key)}
                    </Checkbox>
                    {sensitive && <Sensitive />}
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
