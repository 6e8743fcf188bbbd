// Company panels that belong to no feature, each loaded when first shown.
import { lazyPage } from '../../../platform/chunks/lazy-page.tsx';

export const TemplatesPanel = lazyPage(() => import('./TemplatesPanel.tsx'));
