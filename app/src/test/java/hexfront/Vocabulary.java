package hexfront;

import static java.util.stream.Collectors.joining;

import hexfront.engine.Rulebook;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Naming;
import hexfront.engine.orders.OrderType;
import hexfront.games.Box;
import hexfront.games.table.OptionWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.net.URI;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The words that games bring, and the words that a program uses. */
final class Vocabulary {
  private Vocabulary() {}

  /**
   * The words of each game that no other rulebook has: its name, orders and events, the fields it
   * adds to orders, its options, flags and states. What games of different rulebooks have in common
   * belongs to the hobby, not to a game.
   */
  static Map<String, Set<String>> ofGames(List<Box> boxes) {
    Map<String, Set<String>> owners = new TreeMap<>();
    for (Box box : boxes) {
      of(box).forEach(word -> owners.computeIfAbsent(word, w -> new TreeSet<>()).add(box.id()));
    }
    owners.values().removeIf(games -> isShared(boxes, games));
    return owners;
  }

  private static boolean isShared(List<Box> boxes, Set<String> games) {
    List<Box> owners = boxes.stream().filter(box -> games.contains(box.id())).toList();
    return owners.stream()
        .anyMatch(
            box ->
                owners.stream()
                    .anyMatch(o -> Collections.disjoint(box.rulebooks(), o.rulebooks())));
  }

  private static Set<String> of(Box box) {
    Rulebook rulebook =
        box.open(box.scenarios().getFirst().id(), OptionWords.complete(box, Map.of())).rulebook();
    Set<String> words = new TreeSet<>(Set.of(box.id()));
    rulebook.orderTypes().forEach(type -> words.addAll(own(type)));
    rulebook.eventTypes().stream().filter(Vocabulary::isOwn).map(Naming::word).forEach(words::add);
    box.options().forEach(option -> words.add(option.id()));
    words.addAll(box.flags());
    words.addAll(box.stateNames().keySet());
    return words;
  }

  /** The word of an order of a game's own, or the fields that it adds to one of the engine's. */
  private static Set<String> own(OrderType type) {
    Set<String> words = new TreeSet<>();
    if (isOwn(type.type())) {
      words.add(type.word());
    }
    type.additions().stream()
        .flatMap(added -> Field.of(added).stream())
        .map(Field::word)
        .forEach(words::add);
    return words;
  }

  private static boolean isOwn(Class<?> type) {
    return !type.getPackageName().startsWith("hexfront.engine");
  }

  /**
   * What classes say: their names, those of their fields, methods and parameters, and their texts,
   * each as {@code -words-between-strokes-}, with the class that says it.
   *
   * @param classes where their class files are
   */
  static Map<String, String> of(List<URI> classes) {
    Map<String, String> said = new TreeMap<>();
    for (URI uri : classes) {
      try (InputStream file = uri.toURL().openStream()) {
        ClassModel model = ClassFile.of().parse(file.readAllBytes());
        String name = model.thisClass().asInternalName();
        spoken(model).forEach(word -> said.putIfAbsent(strokes(word), name));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return said;
  }

  private static Stream<String> spoken(ClassModel model) {
    String name = model.thisClass().asInternalName();
    return Stream.of(
            Stream.of(name.substring(name.lastIndexOf('/') + 1)),
            model.fields().stream().map(field -> field.fieldName().stringValue()),
            model.methods().stream().map(method -> method.methodName().stringValue()),
            model.methods().stream().flatMap(Vocabulary::parameters),
            texts(model))
        .flatMap(words -> words);
  }

  private static Stream<String> parameters(MethodModel method) {
    return method.findAttribute(Attributes.methodParameters()).stream()
        .flatMap(found -> found.parameters().stream())
        .flatMap(parameter -> parameter.name().stream())
        .map(Utf8Entry::stringValue);
  }

  private static Stream<String> texts(ClassModel model) {
    return StreamSupport.stream(model.constantPool().spliterator(), false)
        .filter(StringEntry.class::isInstance)
        .map(entry -> ((StringEntry) entry).stringValue());
  }

  private static String strokes(String name) {
    return Arrays.stream(Naming.kebab(name).split("[^a-z0-9]+"))
        .filter(word -> !word.isEmpty())
        .collect(joining("-", "-", "-"));
  }

  /** Whether something said has a word, or words one after another. */
  static boolean has(String said, String word) {
    return said.contains("-" + word + "-");
  }
}
