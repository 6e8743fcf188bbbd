import { previewForm } from '@onward/contract/careers/applicant-tasks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { Previewed } from '../Previewed.tsx';
import { FormTask, type FormTaskProps } from './FormTask.tsx';

export type FormIslandProps = FormTaskProps | { previewOf: string };

export const FormIsland = ({ frame, ...props }: FormIslandProps & { frame: PageFrame }) =>
  'previewOf' in props ? (
    <Previewed
      load={async (client) => (await client.call(previewForm, { params: { id: Number(props.previewOf) } })).form}
    >
      {(form) => <FormTask form={form} token="" frame={frame} />}
    </Previewed>
  ) : (
    <FormTask {...props} frame={frame} />
  );
