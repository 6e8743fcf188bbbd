// One filter of the report as a chip, with its editor.
import type { ReportFilter } from '@onward/domain/reports/filters';
import { Popover } from 'antd';
import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnTexts } from '../use-column-texts.ts';
import type { ReportEditing } from '../use-report-editor.ts';
import { FilterEditor } from './FilterEditor.tsx';
import styles from './ReportFilterChip.module.css';

interface Props {
  editing: ReportEditing;
  place: number;
  filter: ReportFilter;
  problem: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onRemove: () => void;
}

export function ReportFilterChip({ editing, place, filter, problem, open, onOpen, onRemove }: Props) {
  const { t } = useTranslation();
  const { columnName, filterText } = useColumnTexts(editing.draft.data_source);
  const chip = useRef<HTMLButtonElement>(null);
  const name = columnName(filter.key);
  const close = () => {
    onOpen(false);
    chip.current?.focus();
  };
  // While its values are still being chosen, a missing one is no mistake yet.
  const shownProblem = open ? undefined : problem;
  return (
    <span className={styles.chip} data-problem={shownProblem !== undefined}>
      <Popover
        open={open}
        onOpenChange={onOpen}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        content={<FilterEditor editing={editing} place={place} filter={filter} problem={problem} onDone={close} />}
      >
        <button ref={chip} type="button" className={styles.open} aria-expanded={open} title={shownProblem}>
          {shownProblem && <CircleAlert size={14} aria-hidden="true" />}
          <span>{filterText(filter)}</span>
          {shownProblem && <span className="visually-hidden">{shownProblem}</span>}
        </button>
      </Popover>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('reports:filter.remove', { column: name })}
        title={t('reports:filter.remove', { column: name })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </span>
  );
}
