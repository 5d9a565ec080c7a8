export default function Api() {
  return null;
}
