// How a photo is shown: enlarged in steps, and turned by quarters.
const ZOOMS = [1, 1.5, 2, 3] as const;

export interface PaperView {
  zoom: (typeof ZOOMS)[number];
  turns: number;
}

type Direction = 'in' | 'out';

export const FIRST_VIEW: PaperView = { zoom: 1, turns: 0 };

const next = ({ zoom }: PaperView, direction: Direction) => ZOOMS[ZOOMS.indexOf(zoom) + (direction === 'in' ? 1 : -1)];

export const canZoom = (view: PaperView, direction: Direction): boolean => next(view, direction) !== undefined;

export const zoomed = (view: PaperView, direction: Direction): PaperView => ({
  ...view,
  zoom: next(view, direction) ?? view.zoom,
});

export const turned = (view: PaperView): PaperView => ({ ...view, turns: (view.turns + 1) % 4 });
