// Chooses the column of a new filter.
import type { ReportColumn } from '@onward/domain/reports/columns';
import type { ReportSource } from '@onward/domain/reports/sources';
import { Input } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoicesPopover } from '../../../../design/lists/ChoicesPopover.tsx';
import { useColumnTexts } from '../use-column-texts.ts';
import styles from './AddFilter.module.css';

interface Props {
  source: ReportSource;
  columns: readonly ReportColumn[];
  onAdd: (column: ReportColumn) => void;
}

export function AddFilter({ source, columns, onAdd }: Props) {
  const { t } = useTranslation();
  const { columnName } = useColumnTexts(source);
  const [wanted, setWanted] = useState('');
  const word = wanted.trim().toLowerCase();
  const matching = columns.filter(({ key }) => columnName(key).toLowerCase().includes(word));
  return (
    <ChoicesPopover
      onToggle={() => setWanted('')}
      button={(attributes) => (
        <button {...attributes} className={styles.add}>
          <Plus size={15} aria-hidden="true" />
          {t('reports:filter.add')}
        </button>
      )}
      content={({ hide }) => (
        <>
          <Input
            autoFocus
            type="search"
            aria-label={t('reports:builder.findField')}
            placeholder={t('reports:builder.findField')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul aria-label={t('reports:filter.add')}>
            {matching.map((column) => (
              <li key={column.key}>
                <button
                  type="button"
                  onClick={() => {
                    hide();
                    onAdd(column);
                  }}
                >
                  {columnName(column.key)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    />
  );
}
