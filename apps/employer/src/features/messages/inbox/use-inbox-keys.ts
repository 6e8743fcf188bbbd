// Keyboard shortcuts of the inbox: j and k move, r replies, e marks as done (AHD-004).
import { useSingleKeys } from '../../../platform/use-single-keys.ts';

interface Keys {
  onStep: (step: 1 | -1) => void;
  onReply: () => void;
  onDone: () => void;
}

export function useInboxKeys({ onStep, onReply, onDone }: Keys): void {
  useSingleKeys(({ key }) => {
    switch (key) {
      case 'j':
        onStep(1);
        return true;
      case 'k':
        onStep(-1);
        return true;
      case 'r':
        onReply();
        return true;
      case 'e':
        onDone();
        return true;
      default:
        return false;
    }
  });
}
