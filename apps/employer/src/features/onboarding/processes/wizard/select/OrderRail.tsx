// The modules in the order employees see them: moved by pointer, touch, or keyboard, and removed (ONB-007).
import { isDependent } from '@onward/domain/onboarding/module-types';
import type { OrderRefusal } from '@onward/domain/onboarding/processes';
import { Button } from 'antd';
import { CircleAlert, Info, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../../../../platform/lists/SortableList.tsx';
import { dropModule, givenModules, type Moved, minutesFor, moveGiven } from '../process-draft.ts';
import type { ProcessEditing } from '../use-process-editor.ts';
import styles from './SelectStep.module.css';

export function OrderRail({ editing }: { editing: ProcessEditing }) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const { draft, readOnly } = editing;
  const given = givenModules(draft);
  const take = (moved: Moved) => {
    setRefusal(moved.refusal);
    editing.change(moved.draft);
  };
  return (
    <aside className={styles.rail} aria-label={t('onboarding-setup:order.title')}>
      <h3>{t('onboarding-setup:order.title')}</h3>
      <p className={styles.hint}>
        {!readOnly && `${t('onboarding-setup:order.drag')} `}
        {t('onboarding-setup:order.minutes', { count: minutesFor(draft) })}
      </p>
      <SortableList
        label={t('onboarding-setup:order.title')}
        items={given}
        idOf={({ key }) => key}
        nameOf={({ name }) => name}
        onMove={(from, to) => take(moveGiven(draft, from, to))}
        readOnly={readOnly}
      >
        {(module, index, handle) => (
          <div className={styles.card}>
            {handle}
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.cardName}>{module.name}</span>
            {module.requirement === 'optional' && (
              <span className={styles.optional}>{t('onboarding-setup:requirements.optional')}</span>
            )}
            {!readOnly && module.module_type !== 'basic_information' && (
              <Button
                type="text"
                size="small"
                icon={<X size={14} />}
                aria-label={t('onboarding-setup:select.remove', { name: module.name })}
                title={t('onboarding-setup:select.remove', { name: module.name })}
                onClick={() => take(dropModule(draft, module.key))}
              />
            )}
          </div>
        )}
      </SortableList>
      {refusal ? (
        <p className={styles.note} data-refused="true" role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          {t(`errors:fields.onboarding.${refusal}`)}
        </p>
      ) : (
        given.some(({ module_type }) => isDependent(module_type)) && (
          <p className={styles.note}>
            <Info size={15} aria-hidden="true" />
            {t('onboarding-setup:order.dependents')}
          </p>
        )
      )}
    </aside>
  );
}
