// Saves the file of an earlier run; a refusal is shown in the words of the server.
import { useCallback } from 'react';
import { toasts } from '../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useFailureText } from '../../../platform/forms/use-failure-text.ts';
import { saveFileOf } from './runs.api.ts';

export function useSaveFile(): (id: number) => Promise<void> {
  const textOf = useFailureText();
  return useCallback(
    async (id) => {
      try {
        await saveFileOf(id);
      } catch (error) {
        toasts.error(textOf(takeFailure(error)));
      }
    },
    [textOf],
  );
}
