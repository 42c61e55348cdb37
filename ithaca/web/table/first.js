// The board that was played on, and the names of places and players: a live table says both first.
import { Mistake } from '../api.js';
import { wsAddress } from '../line.js';
import { lang } from '../speech.js';

export function firstHello(id) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(wsAddress(`/api/tables/${id}/live?seat=-1&since=999999&notes=999999&lang=${lang.peek()}`));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'hello') resolve(message);
      else if (message.type === 'closed') reject(new Mistake(message, 0));
      else return;
      socket.close();
    };
    socket.onerror = () => reject(new Mistake({ code: 'no-connection' }, 0));
  });
}
