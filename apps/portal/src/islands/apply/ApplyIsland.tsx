import type { Client } from '@onward/client/client';
import { previewApplyForm } from '@onward/contract/careers/applying';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { Previewed } from '../Previewed.tsx';
import { Apply, type ApplyProps } from './Apply.tsx';

/** Either the form itself, or the key of the position to preview. */
export type ApplyIslandProps = ApplyProps | { previewOf: string };

export const ApplyIsland = ({ frame, ...props }: ApplyIslandProps & { frame: PageFrame }) =>
  'previewOf' in props ? (
    <Previewed load={(client) => loadPreview(client, props.previewOf)}>
      {(preview) => <Apply {...preview} refererSource={null} frame={frame} />}
    </Previewed>
  ) : (
    <Apply {...props} frame={frame} />
  );

/** Only the preview computes the steps in the browser, so only here the rules are loaded. */
async function loadPreview(client: Client, positionKey: string): Promise<Pick<ApplyProps, 'form' | 'steps'>> {
  const params = { position_key: positionKey };
  const [{ apply_form: form }, { askedSteps }] = await Promise.all([
    client.call(previewApplyForm, { params }),
    import('./asked-steps.ts'),
  ]);
  return { form, steps: askedSteps(form) };
}
