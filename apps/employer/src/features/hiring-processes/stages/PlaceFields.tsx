// How many applicants share a time, and the locations the interviewers are for (AHD-007).
import { SLOT_CAPACITY } from '@onward/domain/hiring-processes/stages';
import { InputNumber, Select } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { STAGE_FIELD } from '../process/process-tabs.ts';
import type { StageFieldsProps } from './stage-fields.ts';

interface Props {
  stage: Pick<StageFieldsProps['stage'], 'config'>;
  onChange: StageFieldsProps['onChange'];
}

export function PlaceFields({ stage: { config }, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { locations } = useStartup();
  const [address] = useSearchParams();
  const capacity = useRef<HTMLDivElement>(null);
  const isWanted = address.get(STAGE_FIELD) === 'capacity';
  useEffect(() => {
    if (isWanted) capacity.current?.querySelector('input')?.focus();
  }, [isWanted]);
  return (
    <>
      <div ref={capacity}>
        <Field
          htmlFor={`${id}-capacity`}
          label={t('hiring-processes:config.capacity')}
          hint={t('hiring-processes:config.capacityHint')}
        >
          <InputNumber
            id={`${id}-capacity`}
            style={{ width: '100%' }}
            min={SLOT_CAPACITY.min}
            max={SLOT_CAPACITY.max}
            precision={0}
            value={config.capacity ?? SLOT_CAPACITY.min}
            aria-describedby={fieldNoteId(`${id}-capacity`)}
            onChange={(value) => onChange({ capacity: value ?? SLOT_CAPACITY.min })}
          />
        </Field>
      </div>
      <Field
        htmlFor={`${id}-locations`}
        label={t('hiring-processes:config.locations')}
        hint={t('hiring-processes:config.locationsHint')}
      >
        <Select
          id={`${id}-locations`}
          mode="multiple"
          style={{ width: '100%' }}
          value={[...(config.location_ids ?? [])]}
          options={locations.map(({ id: value, name }) => ({ value, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
          aria-describedby={fieldNoteId(`${id}-locations`)}
          onChange={(location_ids) => onChange({ location_ids })}
        />
      </Field>
    </>
  );
}
