import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** Answers the API actions of a domain: java Handler.java [port], on this machine only. */
public class Handler {
  static final String DOMAIN = "Climate";
  static final int MOST_BYTES = 1_000_000;

  static final Map<String, Function<Call, Map<String, Object>>> ACTIONS =
      Map.of(
          "get_outside_temperature", Handler::getOutsideTemperature,
          "set_cabin_temperature", Handler::setCabinTemperature,
          "change_cabin_temperature", Handler::changeCabinTemperature);

  static Map<String, Object> getOutsideTemperature(Call call) {
    return Map.of("returnValue", "success", "inputs", Map.of("outside_temperature", 12));
  }

  static Map<String, Object> setCabinTemperature(Call call) {
    double degrees = number(call.slots().get("degrees"), 21);
    Object unit = call.slots().getOrDefault("temperature_unit", unitOf(degrees));
    if (!isInRange(degrees, unit)) return Map.of("returnValue", "out_of_range");
    Map<String, Object> inputs = Map.of("cabin_temperature", degrees, "climate_power", "on");
    return Map.of("returnValue", "success", "inputs", inputs);
  }

  static Map<String, Object> changeCabinTemperature(Call call) {
    double step = number(call.slots().get("temperature_step"), 1);
    boolean isWarmer = List.of("increase_temperature", "i_am_cold").contains(String.valueOf(call.intent()));
    double wanted = number(call.apiInputs().get("cabin_temperature"), 21) + (isWarmer ? step : -step);
    if (!isInRange(wanted, unitOf(wanted))) return Map.of("returnValue", "at_limit");
    return Map.of("returnValue", "success", "inputs", Map.of("cabin_temperature", wanted));
  }

  static String unitOf(double degrees) {
    return degrees >= 60 ? "fahrenheit" : "celsius";
  }

  static boolean isInRange(double degrees, Object unit) {
    return unit.equals("fahrenheit") ? degrees >= 60 && degrees <= 84 : degrees >= 16 && degrees <= 28;
  }

  static double number(Object value, double otherwise) {
    return value instanceof Number number ? number.doubleValue() : otherwise;
  }

  /** What a call says; what is not known is absent. */
  record Call(String domain, String apiAction, Object intent, Map<?, ?> values) {
    static Call of(Map<?, ?> values) {
      return new Call(
          String.valueOf(values.get("domain")),
          String.valueOf(values.get("apiAction")),
          values.get("intent"),
          values);
    }

    Map<String, Object> slots() {
      return part("slots");
    }

    Map<String, Object> apiInputs() {
      return part("apiInputs");
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> part(String name) {
      return values.get(name) instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
    }
  }

  public static void main(String[] args) throws IOException {
    int port = args.length > 0 ? Integer.parseInt(args[0]) : 4110;
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/", Handler::take);
    server.start();
    int listening = server.getAddress().getPort();
    System.out.println("The handler in Java listens on http://127.0.0.1:" + listening + ".");
  }

  static void take(HttpExchange exchange) throws IOException {
    switch (exchange.getRequestMethod()) {
      case "GET" -> send(exchange, 200, Map.of("message", "A handler in Java."));
      case "POST" -> answer(exchange);
      default -> send(exchange, 405, Map.of("message", "Calls are made by POST."));
    }
  }

  static void answer(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
    if (body.length > MOST_BYTES) {
      send(exchange, 400, Map.of("message", "The call is too long."));
      return;
    }
    Object read;
    try {
      read = new Json(new String(body, StandardCharsets.UTF_8)).read();
    } catch (IllegalArgumentException error) {
      send(exchange, 400, Map.of("message", error.getMessage()));
      return;
    }
    if (!(read instanceof Map<?, ?> values)) {
      send(exchange, 400, Map.of("message", "A call is a JSON object."));
      return;
    }
    Call call = Call.of(values);
    var action = call.domain().equals(DOMAIN) ? ACTIONS.get(call.apiAction()) : null;
    if (action == null) {
      send(exchange, 404, Map.of("message", "Nothing is known of '" + call.apiAction() + "'."));
    } else {
      send(exchange, 200, action.apply(call));
    }
  }

  static void send(HttpExchange exchange, int status, Map<String, Object> body) throws IOException {
    byte[] text = Json.write(body).getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("content-type", "application/json; charset=utf-8");
    exchange.sendResponseHeaders(status, text.length);
    try (var out = exchange.getResponseBody()) {
      out.write(text);
    }
  }

  /** As much of JSON as calls and answers need. */
  static final class Json {
    private final String text;
    private int at = 0;

    Json(String text) {
      this.text = text;
    }

    Object read() {
      Object value = value();
      skipSpace();
      if (at < text.length()) throw wrong();
      return value;
    }

    private Object value() {
      skipSpace();
      return switch (peek()) {
        case '{' -> object();
        case '[' -> list();
        case '"' -> string();
        case 't' -> word("true", true);
        case 'f' -> word("false", false);
        case 'n' -> word("null", null);
        default -> numeral();
      };
    }

    private Map<String, Object> object() {
      Map<String, Object> map = new LinkedHashMap<>();
      at++;
      for (skipSpace(); peek() != '}'; skipSpace()) {
        if (!map.isEmpty()) take(',');
        skipSpace();
        String key = string();
        skipSpace();
        take(':');
        map.put(key, value());
      }
      at++;
      return map;
    }

    private List<Object> list() {
      List<Object> values = new ArrayList<>();
      at++;
      for (skipSpace(); peek() != ']'; skipSpace()) {
        if (!values.isEmpty()) take(',');
        values.add(value());
      }
      at++;
      return values;
    }

    private String string() {
      take('"');
      StringBuilder made = new StringBuilder();
      while (peek() != '"') {
        char letter = text.charAt(at++);
        made.append(letter == '\\' ? escaped() : letter);
      }
      at++;
      return made.toString();
    }

    private char escaped() {
      char letter = peek();
      at++;
      return switch (letter) {
        case 'n' -> '\n';
        case 't' -> '\t';
        case 'r' -> '\r';
        case 'b' -> '\b';
        case 'f' -> '\f';
        case 'u' -> unicode();
        default -> letter;
      };
    }

    private char unicode() {
      if (at + 4 > text.length()) throw wrong();
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private Object numeral() {
      int from = at;
      while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
      if (from == at) throw wrong();
      return Double.valueOf(text.substring(from, at));
    }

    private Object word(String word, Object value) {
      if (!text.startsWith(word, at)) throw wrong();
      at += word.length();
      return value;
    }

    private void take(char wanted) {
      if (peek() != wanted) throw wrong();
      at++;
    }

    private char peek() {
      if (at >= text.length()) throw wrong();
      return text.charAt(at);
    }

    private void skipSpace() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private IllegalArgumentException wrong() {
      return new IllegalArgumentException("This is no JSON at letter " + at + ".");
    }

    static String write(Object value) {
      if (value instanceof Map<?, ?> map) {
        List<String> entries = new ArrayList<>();
        map.forEach((key, entry) -> entries.add(write(String.valueOf(key)) + ":" + write(entry)));
        return "{" + String.join(",", entries) + "}";
      }
      if (value instanceof List<?> list) {
        return "[" + String.join(",", list.stream().map(Json::write).toList()) + "]";
      }
      if (value instanceof String string) return quoted(string);
      if (value instanceof Double number && number == Math.rint(number)) return String.valueOf(number.longValue());
      return String.valueOf(value);
    }

    private static String quoted(String string) {
      StringBuilder made = new StringBuilder("\"");
      for (char letter : string.toCharArray()) {
        if (letter == '"' || letter == '\\') made.append('\\').append(letter);
        else if (letter < ' ') made.append(String.format("\\u%04x", (int) letter));
        else made.append(letter);
      }
      return made.append('"').toString();
    }
  }
}
