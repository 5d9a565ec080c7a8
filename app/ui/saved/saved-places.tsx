import { Link } from "react-router";
import { useSaved } from "./saved-store.ts";

export function SavedPlaces() {
  const state = useSaved();
  return (
    <ul className="wrap mt-8">
      {Object.keys(state?.saved.places ?? {}).map((slug) => (
        <li key={slug}>
          <Link to={`/location/${slug}`}>{slug}</Link>
        </li>
      ))}
    </ul>
  );
}
