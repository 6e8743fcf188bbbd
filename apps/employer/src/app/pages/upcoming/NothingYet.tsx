// Stands in for a part of the frame whose feature is not there.
export default function NothingYet() {
  return null;
}
