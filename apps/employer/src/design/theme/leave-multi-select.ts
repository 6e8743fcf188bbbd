// Tab leaves a field in which several things are chosen. antd would choose the marked one once more, which takes away
// what was just chosen, and keep the focus there. While a search is typed, Tab still chooses what was found.

export function leaveMultiSelectByTab(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Tab' || !(target instanceof HTMLInputElement) || target.value !== '') return;
  if (target.closest('.ant-select-multiple')) event.stopPropagation();
}
