// A room for as long as its page is shown.
import { useEffect } from '../html.js';

/** Enter a room and leave it with the page; Escape drops the picks. @param {import('./room.js').Room} room */
export function useRoom(room) {
  useEffect(() => {
    room.enter();
    return () => room.leave();
  }, [room]);
  useEffect(() => {
    const key = (event) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) room.choosing.unpick();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [room]);
}
